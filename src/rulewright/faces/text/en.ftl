# Words that the boards of all games share in the terminal. The words of one game are in its own face.

board-player = Player
board-place = Place
board-points = Points
