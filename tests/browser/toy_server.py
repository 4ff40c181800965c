"""`rulewright` with the small games of the tests: the server that the generic board is tested against."""

import toy_games

from rulewright.cli import main

GAMES = (toy_games.Market, toy_games.StepsGame)

if __name__ == "__main__":
    main()
