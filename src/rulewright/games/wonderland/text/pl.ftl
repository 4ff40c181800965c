# Wonderland's War: everything that is shown at the table, in Polish.
# What begins with UNWRITTEN is still to be written.

## The game

game-name = Wojna w Krainie Czarów
game-line = UNWRITTEN
game-motto = UNWRITTEN

## Options of a new game

setting-ally-set = UNWRITTEN
    .description = UNWRITTEN
setting-factions = UNWRITTEN
    .description = UNWRITTEN
setting-first-player = UNWRITTEN
    .description = UNWRITTEN
setting-open-bags = UNWRITTEN
    .description = UNWRITTEN

## Decisions: what is asked

prompt-choose-faction = UNWRITTEN
prompt-keep-quest = UNWRITTEN
prompt-place-start-poison = UNWRITTEN
prompt-place-returned-figure = UNWRITTEN
prompt-tea-turn = UNWRITTEN
prompt-reroll = UNWRITTEN
prompt-give-shard = UNWRITTEN
prompt-seat-after-head = UNWRITTEN
prompt-choose-half = UNWRITTEN
prompt-take-optional = UNWRITTEN
prompt-next-effect = UNWRITTEN
prompt-unit-region = UNWRITTEN
prompt-unit-kind = UNWRITTEN
prompt-split-region = UNWRITTEN
prompt-relocate-unit = UNWRITTEN
prompt-any-ally = UNWRITTEN
prompt-upgrade-gift = UNWRITTEN
prompt-wonderlandian = UNWRITTEN
prompt-figure-region = UNWRITTEN
prompt-unlock-ability = UNWRITTEN
prompt-castle-region = UNWRITTEN
prompt-leader-max = UNWRITTEN
prompt-draw-quests = UNWRITTEN
prompt-discard-quest = UNWRITTEN
prompt-tea-forge = UNWRITTEN
prompt-end-turn-poison = UNWRITTEN
prompt-leader-region = UNWRITTEN
prompt-cat-move = UNWRITTEN
prompt-start-of-battle = UNWRITTEN
prompt-wager = UNWRITTEN
prompt-draw-or-halt = UNWRITTEN
prompt-first-draw-mode = UNWRITTEN
prompt-choose-drawn = UNWRITTEN
prompt-shield = UNWRITTEN
prompt-reduce-loss = UNWRITTEN
prompt-lose-unit = UNWRITTEN
prompt-soldiers = UNWRITTEN
prompt-move-supporters = UNWRITTEN
prompt-artifact-ability = UNWRITTEN
prompt-choose-opponent = UNWRITTEN
prompt-ally-type = UNWRITTEN
prompt-chip-result = UNWRITTEN
prompt-move-to-forge = UNWRITTEN
prompt-tea-item = UNWRITTEN
prompt-vp-or-castle = UNWRITTEN
prompt-walrus-castle = UNWRITTEN
prompt-reveal-feat = UNWRITTEN
prompt-rose-feat = UNWRITTEN
prompt-discard-active = UNWRITTEN
prompt-end-ability = UNWRITTEN
prompt-forge = UNWRITTEN
prompt-supporter-region = UNWRITTEN
prompt-gryphon = UNWRITTEN
prompt-love-of-learning = UNWRITTEN

## Decisions: their names

frame-choose-faction = UNWRITTEN
frame-keep-quest = UNWRITTEN
frame-place-start-poison = UNWRITTEN
frame-place-returned-figure = UNWRITTEN
frame-tea-turn = UNWRITTEN
frame-reroll = UNWRITTEN
frame-give-shard = UNWRITTEN
frame-seat-after-head = UNWRITTEN
frame-choose-half = UNWRITTEN
frame-take-optional = UNWRITTEN
frame-next-effect = UNWRITTEN
frame-unit-region = UNWRITTEN
frame-unit-kind = UNWRITTEN
frame-split-region = UNWRITTEN
frame-relocate-unit = UNWRITTEN
frame-any-ally = UNWRITTEN
frame-upgrade-gift = UNWRITTEN
frame-wonderlandian = UNWRITTEN
frame-figure-region = UNWRITTEN
frame-unlock-ability = UNWRITTEN
frame-castle-region = UNWRITTEN
frame-leader-max = UNWRITTEN
frame-draw-quests = UNWRITTEN
frame-discard-quest = UNWRITTEN
frame-tea-forge = UNWRITTEN
frame-end-turn-poison = UNWRITTEN
frame-leader-region = UNWRITTEN
frame-cat-move = UNWRITTEN
frame-start-of-battle = UNWRITTEN
frame-wager = UNWRITTEN
frame-draw-or-halt = UNWRITTEN
frame-first-draw-mode = UNWRITTEN
frame-choose-drawn = UNWRITTEN
frame-shield = UNWRITTEN
frame-reduce-loss = UNWRITTEN
frame-lose-unit = UNWRITTEN
frame-soldiers = UNWRITTEN
frame-move-supporters = UNWRITTEN
frame-artifact-ability = UNWRITTEN
frame-choose-opponent = UNWRITTEN
frame-ally-type = UNWRITTEN
frame-chip-result = UNWRITTEN
frame-move-to-forge = UNWRITTEN
frame-tea-item = UNWRITTEN
frame-vp-or-castle = UNWRITTEN
frame-walrus-castle = UNWRITTEN
frame-reveal-feat = UNWRITTEN
frame-rose-feat = UNWRITTEN
frame-discard-active = UNWRITTEN
frame-end-ability = UNWRITTEN
frame-forge = UNWRITTEN
frame-supporter-region = UNWRITTEN
frame-gryphon = UNWRITTEN
frame-love-of-learning = UNWRITTEN

## Options

option-faction = UNWRITTEN faction { $faction }
option-keep = UNWRITTEN keep
option-keep-quest = UNWRITTEN keep { $quest }
option-poison = UNWRITTEN poison { $value }
option-done = UNWRITTEN done
option-figure = UNWRITTEN figure { $wonderlandian }
option-figure-wonderlandian = UNWRITTEN figure { $wonderlandian } { $region }
option-none = UNWRITTEN none
option-seat = UNWRITTEN seat { $value }
option-head = UNWRITTEN head
option-host = UNWRITTEN host
option-reroll = UNWRITTEN reroll
option-give = UNWRITTEN give { $value }
option-return = UNWRITTEN return
option-return-thing = UNWRITTEN return { $thing }
option-half = UNWRITTEN half { $thing }
option-roll = UNWRITTEN roll
option-leave = UNWRITTEN leave
option-effect = UNWRITTEN effect { $thing }
option-region = UNWRITTEN region { $region }
option-supporter = UNWRITTEN supporter
option-relocate = UNWRITTEN relocate { $region } { $thing }
option-chip = UNWRITTEN chip { $chip }
option-weak = UNWRITTEN weak
option-strong = UNWRITTEN strong
option-card = UNWRITTEN card { $wonderlandian }
option-ability = UNWRITTEN ability { $ability }
option-castle = UNWRITTEN castle
option-castle-region = UNWRITTEN castle { $region }
option-shard = UNWRITTEN shard
option-draw = UNWRITTEN draw
option-decline = UNWRITTEN decline
option-discard = UNWRITTEN discard { $thing }
option-forge = UNWRITTEN forge { $thing } { $value }
option-stay = UNWRITTEN stay
option-wager = UNWRITTEN wager { $faction }
option-caterpillar = UNWRITTEN caterpillar
option-wait = UNWRITTEN wait
option-halt = UNWRITTEN halt
option-play = UNWRITTEN play { $thing }
option-block = UNWRITTEN block
option-take = UNWRITTEN take
option-use = UNWRITTEN use { $thing }
option-lose = UNWRITTEN lose { $thing }
option-double = UNWRITTEN double
option-move = UNWRITTEN move
option-move-region = UNWRITTEN move { $region } { $thing }
option-triple = UNWRITTEN triple
option-from = UNWRITTEN from { $region } { $value }
option-to = UNWRITTEN to { $region } { $value }
option-opponent = UNWRITTEN opponent { $value }
option-type = UNWRITTEN type { $thing }
option-strength = UNWRITTEN strength { $value }
option-space = UNWRITTEN space { $value }
option-vp = UNWRITTEN vp
option-reveal = UNWRITTEN reveal { $quest }
option-stop = UNWRITTEN stop

## Refusals

refusal-choose-faction = UNWRITTEN
refusal-keep-quest = UNWRITTEN
refusal-place-start-poison = UNWRITTEN
refusal-place-returned-figure = UNWRITTEN
refusal-tea-turn = UNWRITTEN
refusal-reroll = UNWRITTEN
refusal-give-shard = UNWRITTEN
refusal-seat-after-head = UNWRITTEN
refusal-choose-half = UNWRITTEN
refusal-take-optional = UNWRITTEN
refusal-next-effect = UNWRITTEN
refusal-unit-region = UNWRITTEN
refusal-unit-kind = UNWRITTEN
refusal-split-region = UNWRITTEN
refusal-relocate-unit = UNWRITTEN
refusal-any-ally = UNWRITTEN
refusal-upgrade-gift = UNWRITTEN
refusal-wonderlandian = UNWRITTEN
refusal-figure-region = UNWRITTEN
refusal-unlock-ability = UNWRITTEN
refusal-castle-region = UNWRITTEN
refusal-leader-max = UNWRITTEN
refusal-draw-quests = UNWRITTEN
refusal-discard-quest = UNWRITTEN
refusal-tea-forge = UNWRITTEN
refusal-end-turn-poison = UNWRITTEN
refusal-leader-region = UNWRITTEN
refusal-cat-move = UNWRITTEN
refusal-start-of-battle = UNWRITTEN
refusal-wager = UNWRITTEN
refusal-draw-or-halt = UNWRITTEN
refusal-first-draw-mode = UNWRITTEN
refusal-choose-drawn = UNWRITTEN
refusal-shield = UNWRITTEN
refusal-reduce-loss = UNWRITTEN
refusal-lose-unit = UNWRITTEN
refusal-soldiers = UNWRITTEN
refusal-move-supporters = UNWRITTEN
refusal-artifact-ability = UNWRITTEN
refusal-choose-opponent = UNWRITTEN
refusal-ally-type = UNWRITTEN
refusal-chip-result = UNWRITTEN
refusal-move-to-forge = UNWRITTEN
refusal-tea-item = UNWRITTEN
refusal-vp-or-castle = UNWRITTEN
refusal-walrus-castle = UNWRITTEN
refusal-reveal-feat = UNWRITTEN
refusal-rose-feat = UNWRITTEN
refusal-discard-active = UNWRITTEN
refusal-end-ability = UNWRITTEN
refusal-forge = UNWRITTEN
refusal-supporter-region = UNWRITTEN
refusal-gryphon = UNWRITTEN
refusal-love-of-learning = UNWRITTEN

## Log

log-forced = { $player } nie ma wyboru: { $option }.

## The end

result-winner = Wygrywa { $player }.
result-shared = Wygrywają razem: { $players }.
result-reason-points = UNWRITTEN
result-place = { $place }. { $player }: { $number }

## Names: ability

ability-AL-L = Po drugiej stronie lustra
ability-AL-1 = Wszędzie naraz
ability-AL-2 = Odważne serce
ability-AL-3 = Miłość do nauki
ability-AL-4 = Przyjaźń z ludem
ability-MH-L = Gospodarz
ability-MH-1 = Filiżanka wrzątku
ability-MH-2 = Pomaluj mój świat
ability-MH-3 = Prezent nieurodzinowy
ability-MH-4 = Czysta filiżanka
ability-QH-L = Królewski dekret
ability-QH-1 = Królewski temperament
ability-QH-2 = Ściąć im głowy!
ability-QH-3 = Zdwojona prędkość
ability-QH-4 = Taktyki wojenne
ability-JB-L = Tnące szczęki
ability-JB-L2 = Tnące szczęki
ability-JB-1 = Pogromny wróg
ability-JB-2 = Szpony jak kły
ability-JB-3 = Jaszmije smukwijne
ability-JB-4 = Sapgulcząc poprzez mrok
ability-CC-L = Szalony podarunek
ability-CC-L2 = Szalony podarunek
ability-CC-1 = Koszmarny uśmiech
ability-CC-2 = Raz mnie widać, raz nie
ability-CC-3 = Wszyscy tu są szaleni
ability-CC-4 = Uśmiech bez kota
ability-CC-4b = Uśmiech bez kota

## Names: ally_card

ally-card-A01 = UNWRITTEN
ally-card-A02 = UNWRITTEN
ally-card-A03 = UNWRITTEN
ally-card-A04 = UNWRITTEN
ally-card-A05 = UNWRITTEN
ally-card-A06 = UNWRITTEN
ally-card-A07 = UNWRITTEN
ally-card-A08 = UNWRITTEN
ally-card-A09 = UNWRITTEN
ally-card-A10 = UNWRITTEN
ally-card-A11 = UNWRITTEN
ally-card-A12 = UNWRITTEN
ally-card-A13 = UNWRITTEN
ally-card-A14 = UNWRITTEN
ally-card-A15 = UNWRITTEN
ally-card-A16 = UNWRITTEN
ally-card-A17 = UNWRITTEN
ally-card-A18 = UNWRITTEN
ally-card-A19 = UNWRITTEN
ally-card-A20 = UNWRITTEN
ally-card-A21 = UNWRITTEN

## Names: set

set-A = UNWRITTEN
set-B = UNWRITTEN
set-C = UNWRITTEN
set-D = UNWRITTEN
set-all = UNWRITTEN

## Names: chip

chip-SOLDIER-W = Karciani żołnierze (słabi)
chip-SOLDIER-S = Karciani żołnierze (silni)
chip-FLAMINGO-W = Flaming (słaby)
chip-FLAMINGO-S = Flaming (silny)
chip-ROSE-W = Róża (słaba)
chip-ROSE-S = Róża (silna)
chip-CREATURE-W = Istota (słaba)
chip-CREATURE-S = Istota (silna)
chip-ROOK-W = Czerwona wieża (słaba)
chip-ROOK-S = Czerwona wieża (silna)
chip-FORGE = Kuźnia
chip-FACTION-1 = Żeton frakcji o sile 1
chip-FACTION-2 = Żeton frakcji o sile 2
chip-ARTIFACT = Artefakt frakcji
chip-ITEM = Żetony przedmiotów mieszkańców
chip-MADNESS = Zwykły żeton szaleństwa
chip-MADNESS-2 = Podwójny żeton szaleństwa
chip-POISON = Żeton trucizny
chip-SHIELD = Żeton tarczy
chip-PLUS50 = Żeton „+50”
chip-SCORING = Żeton punktacji regionu
chip-BLOCK = Żeton blokady

## Names: faction

faction-alice = Alicja
faction-hatter = Kapelusznik
faction-queen = Królowa Kier
faction-jabberwock = Dżabbersmok
faction-cat = Kot z Cheshire

## Names: quest

quest-Q01 = Pomaluj róże
quest-Q02 = Gadatliwa lilia tygrysia
quest-Q03 = Maślane motyle
quest-Q04 = Kolce i płatki
quest-Q05 = Pole do krokieta
quest-Q06 = Główny ogrodnik
quest-Q07 = Ciekawskie ostrygi
quest-Q08 = W zadumie
quest-Q09 = Płomienne oczy
quest-Q10 = I ciach! I ciach!
quest-Q11 = Galumfujący powrót
quest-Q12 = Czarsmutślenie
quest-Q13 = Kumoterski wyścig
quest-Q14 = Morze łez
quest-Q15 = Opowieść Myszy
quest-Q16 = Sucha historia
quest-Q17 = Mały krokodyl
quest-Q18 = Naparstek Dodo
quest-Q19 = Twierdza zwana zamkiem
quest-Q20 = Świdrokrętne wężanie
quest-Q21 = Rykoświst zbłąkiń
quest-Q22 = Smutcholijnie
quest-Q23 = Wokół zegwnika
quest-Q24 = Strzeż się Dżubdżuba
quest-Q25 = Kto ukradł ciastka?
quest-Q26 = Najpierw wyrok!
quest-Q27 = Dwór Królowej
quest-Q28 = Za plecami tronu
quest-Q29 = Do lochu!
quest-Q30 = Królewski garnizon

## Names: region

region-RK = Czerwona twierdza
region-GF = Ogród o Żywych Kwiatach
region-TT = Drzewa Tumtum
region-PT = Kałuża Łez
region-NM = Na-Muniu

## Names: scoring_token

scoring-token-ST1 = UNWRITTEN
scoring-token-ST2 = UNWRITTEN
scoring-token-ST3 = UNWRITTEN
scoring-token-ST4 = UNWRITTEN
scoring-token-ST5 = UNWRITTEN
scoring-token-ST6 = UNWRITTEN

## Names: tea_card

tea-card-T1-01 = Grzanki z masłem
tea-card-T1-02 = Słoik marmolady
tea-card-T1-03 = Konfitura z płatków róży
tea-card-T1-04 = Piernikowy stwór
tea-card-T1-05 = Ciasto szachownica
tea-card-T1-06 = Wypolerowana taca
tea-card-T1-07 = Różowa lemoniada
tea-card-T1-08 = Pachnące zaproszenie
tea-card-T1-09 = Bułeczki kowala
tea-card-T1-10 = Sucharki z baszty
tea-card-T1-11 = Podwójne rozdanie
tea-card-T1-12 = Krokietowy lizak
tea-card-T1-13 = Malowane ciasteczka
tea-card-T1-14 = Bestialski targ
tea-card-T1-15 = Gambit wieży
tea-card-T1-16 = Niespodziewany gość
tea-card-T1-17 = Cichy sąsiad
tea-card-T1-18 = Hałaśliwe towarzystwo
tea-card-T1-19 = Pierwsza lekcja
tea-card-T1-20 = Tajny przepis
tea-card-T1-21 = Zagadka przy stole
tea-card-T1-22 = Drugie śniadanie
tea-card-T1-23 = Kapitańskie biszkopty
tea-card-T1-24 = Rozstaje dróg
tea-card-T1-25 = Dwa zapieczętowane listy
tea-card-T1-26 = Zamek z cukru
tea-card-T1-27 = Słodko czy trzeźwo
tea-card-T1-28 = Mięśnie czy rozum
tea-card-T1-29 = Tartaletka pokusy
tea-card-T1-30 = Wypij mnie
tea-card-T2-01 = Talia wafli
tea-card-T2-02 = Flamingowy napój
tea-card-T2-03 = Kandyzowane róże
tea-card-T2-04 = Kruszonka stwora
tea-card-T2-05 = Pieczeń z czerwonej wieży
tea-card-T2-06 = Pełna parada
tea-card-T2-07 = Pióra i kamień
tea-card-T2-08 = Płatki i futro
tea-card-T2-09 = Menu z menażerii
tea-card-T2-10 = Garnizonowy gulasz
tea-card-T2-11 = Zatłoczona ławka
tea-card-T2-12 = Dwa fronty
tea-card-T2-13 = Szalona uczta
tea-card-T2-14 = Gość honorowy
tea-card-T2-15 = Szeptana przysługa
tea-card-T2-16 = Uspokajający napar
tea-card-T2-17 = Dzika hulanka
tea-card-T2-18 = Lekcja magii
tea-card-T2-19 = Zeszyt babuni
tea-card-T2-20 = Niebezpieczny wywar
tea-card-T2-21 = Sprawunek czempiona
tea-card-T2-22 = Esencjonalny bulion
tea-card-T2-23 = Zaprawa i marcepan
tea-card-T2-24 = Zamek w chmurach
tea-card-T2-25 = Rumianek i plotki
tea-card-T2-26 = Gorące węgle
tea-card-T2-27 = Moc czy litość
tea-card-T2-28 = Mury czy wódz
tea-card-T2-29 = Zakazany biszkopt
tea-card-T2-30 = Zjedz mnie
tea-card-T3-01 = Królewski poker
tea-card-T3-02 = Flamingowa fanfara
tea-card-T3-03 = Korona z róż
tea-card-T3-04 = Bankiet bestii
tea-card-T3-05 = Tort Czerwonej Cytadeli
tea-card-T3-06 = Zmiana malarzy
tea-card-T3-07 = Dziki pochód
tea-card-T3-08 = Cierniste wały
tea-card-T3-09 = Pstra kompania
tea-card-T3-10 = Oblężniczy półmisek
tea-card-T3-11 = Wielki zaciąg
tea-card-T3-12 = Piknik w kleszczach
tea-card-T3-13 = Ostatni szalony toast
tea-card-T3-14 = Maszerujący goście
tea-card-T3-15 = Opancerzony gość
tea-card-T3-16 = Głos rozsądku
tea-card-T3-17 = Lekcja mistrza
tea-card-T3-18 = Ostatni sekret
tea-card-T3-19 = Kocioł przemian
tea-card-T3-20 = Jasny umysł
tea-card-T3-21 = Porcja bohatera
tea-card-T3-22 = Pudding zwornikowy
tea-card-T3-23 = Wzniesione sztandary
tea-card-T3-24 = Nierozważni budowniczowie
tea-card-T3-25 = Napój nasenny
tea-card-T3-26 = Pieśń kowadła
tea-card-T3-27 = Kamień czy stal
tea-card-T3-28 = Spokój czy ogień
tea-card-T3-29 = Stłuczone lustro
tea-card-T3-30 = Lustrzane ciasto

## Names: wonderlandian

wonderlandian-WL01 = Biały Królik
wonderlandian-WL02 = Walet Kierowy
wonderlandian-WL03 = Marcowy Zając
wonderlandian-WL04 = Księżna
wonderlandian-WL05 = Mors
wonderlandian-WL06 = Gryf
wonderlandian-WL07 = Jednorożec
wonderlandian-WL08 = Lew
wonderlandian-WL09 = Humpty Dumpty
wonderlandian-WL10 = Gąsienica
wonderlandian-WL11 = Niby-Żółw
wonderlandian-WL12 = Suseł
wonderlandian-WL13 = Tweedledum i Tweedledee
wonderlandian-WL14 = Amulet Księżnej
wonderlandian-WL15 = Korona Waleta
wonderlandian-WL16 = Fajka Gąsienicy
wonderlandian-WL17 = Rękawiczka Humpty'ego
wonderlandian-WL18 = Zegarek Białego Królika
wonderlandian-WL19 = Ostrygi Morsa
wonderlandian-WL20 = Czajniczek Susła
wonderlandian-WL21 = Grzechotka bliźniaków
wonderlandian-WL22 = Zupa Niby-Żółwia
wonderlandian-WL23 = Pułapka Białego Rycerza
wonderlandian-WL24 = Pióro Gryfa
