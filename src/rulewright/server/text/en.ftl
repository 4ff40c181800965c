# The server's own words, in English: problems, notifications, votes.

## Problems that any request can meet

problem-malformed = This request cannot be understood.
problem-not-found = There is nothing here.
problem-too-large = This message is too large.
problem-too-many = Too many requests. Please wait a moment.
problem-sign-in = Please sign in, or choose a name as a guest, first.
problem-forbidden = This is not yours to do.
problem-stopping = The server is restarting. Your game is safe.
problem-internal = Something went wrong on the server. Nothing of your game is lost.
