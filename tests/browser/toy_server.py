"""`rulewright` with the small games of the tests: the server that the generic board is tested against."""

import toy_games
from steady_server import main

toy_games.make_known()  # also in the bots' own processes, which read this file again

if __name__ == "__main__":
    main()
