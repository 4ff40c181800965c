"""Knowledge: positions, views, observations, resampling, and the report of a game that is over."""
