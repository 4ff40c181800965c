"""Royal Valley scenario (BA-465 to BA-493): each line is the place of a test of that rule."""

# UNWRITTEN BA-465 Use
# UNWRITTEN BA-466 Valley set-up
# UNWRITTEN BA-467 Exits in a valley
# UNWRITTEN BA-468 Undiscovered cards
# UNWRITTEN BA-469 Explore a road
# UNWRITTEN BA-470 Explore a building
# UNWRITTEN BA-471 Explore from where
# UNWRITTEN BA-472 Neutral ground
# UNWRITTEN BA-473 No city at outer edges
# UNWRITTEN BA-474 Matching beside valleys
# UNWRITTEN BA-475 Building income
# UNWRITTEN BA-476 Income and discovery
# UNWRITTEN BA-477 Conquest of a centre
# UNWRITTEN BA-478 Strength of valley places
# UNWRITTEN BA-479 Separate conquest
# UNWRITTEN BA-480 Valley places and cities
# UNWRITTEN BA-481 One connection per game
# UNWRITTEN BA-485 Mountain Pass: storm bonus
# UNWRITTEN BA-486 Mountain Pass: delivery
# UNWRITTEN BA-487 Loss of the bonus
# UNWRITTEN BA-488 Royal Bridge: set-up
# UNWRITTEN BA-489 Royal Bridge: taking a GA
# UNWRITTEN BA-490 Royal Bridge: artefact for points
# UNWRITTEN BA-491 Royal Bridge: points for artefact
# UNWRITTEN BA-492 Royal Bridge: exchange
# UNWRITTEN BA-493 Bridge action cost
