# Słowa wspólne dla plansz wszystkich gier w terminalu. Słowa jednej gry są w jej własnym katalogu.

board-player = Gracz
board-place = Miejsce
board-points = Punkty
