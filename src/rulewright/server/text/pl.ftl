# Własne słowa serwera, po polsku: problemy, powiadomienia, głosowania.

## Problemy, które mogą spotkać każde żądanie

problem-malformed = Nie można zrozumieć tego żądania.
problem-not-found = Nic tu nie ma.
problem-too-large = Ta wiadomość jest za duża.
problem-too-many = Zbyt wiele żądań. Odczekaj chwilę.
problem-sign-in = Najpierw zaloguj się albo wybierz imię jako gość.
problem-forbidden = To nie należy do Ciebie.
problem-stopping = Serwer uruchamia się ponownie. Twoja gra jest bezpieczna.
problem-internal = Coś poszło nie tak po stronie serwera. Nic z Twojej gry nie przepadło.
