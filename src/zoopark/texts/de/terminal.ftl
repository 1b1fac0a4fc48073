### The terminal, in German. The page does not load these.

terminal_start = help zeigt die Hilfe, quit beendet das Spiel.
terminal_bots = Bots: { $bots }.
terminal_bot = { $who } ist { $bot }
terminal_slow = Die Regeln laufen als einfaches Python, deshalb denken Bots langsam. Baue das Paket dort, wo es einen C-Compiler gibt.
terminal_goodbye = Auf Wiedersehen! So geht es von hier aus weiter:
terminal_thinking = { $who } überlegt
terminal_coach = Der Trainer
terminal_confirm = { $who }, Enter beendet deinen Zug, u nimmt einen Schritt zurück
terminal_house = Hausregel
terminal_partly = teilweise Hausregel
terminal_ours = von uns: { $ours }
terminal_repealed = aufgehoben durch { $rules }
terminal_changed = geändert durch { $rules }
terminal_nothing = noch nichts
terminal_undone = zurückgenommen
terminal_saved = Gespeichert. Zum Ansehen: zoopark replay { $file }
terminal_chance = Zufall
terminal_total = gesamt
terminal_coins = Münzen
terminal_wins =
    { $n ->
        [one] { $who } gewinnt.
       *[other] { $who } gewinnen.
    }
terminal_bid = Wie viele Münzen bietest du? 0 bis { $most }
terminal_ways =
    { $n ->
        [one] { $kind }: { $n } Möglichkeit
       *[other] { $kind }: { $n } Möglichkeiten
    }
terminal_example = zum Beispiel: { $move }

## Headings of the table of a hint

terminal_hint_move = Zug
terminal_hint_win = Sieg
terminal_hint_points = Punkte
terminal_hint_search = Suche
terminal_hint_why = warum

## What is refused

terminal_refused_which = Welcher Zug? Gib ein: why ZUG
terminal_refused_secret = Ein Tipp würde den anderen zeigen, wie viel du bieten kannst.
terminal_refused_undo = Es gibt nichts zurückzunehmen: Beendete Züge und gezogene Plättchen bleiben.
terminal_refused_where = Wohin? Gib ein: save DATEI
terminal_refused_write = { $file } lässt sich nicht schreiben: { $why }
terminal_refused_number = Wähle eine Zahl von { $least } bis { $most }.
terminal_refused_bid = Biete eine Anzahl Münzen von 0 bis { $most }.
terminal_refused_unclear = Das könnte { $moves } heißen.
terminal_refused_unknown = „{ $typed }“ ist hier kein Zug. help zeigt die Hilfe.

## Help

terminal_help =
    Gib die Nummer eines Zuges ein, seinen Text (take 2) oder die Anfangsbuchstaben seiner Wörter (t 2).
      undo        die letzte Entscheidung dieses Zuges zurücknehmen
      board       den ganzen Tisch noch einmal zeigen
      me          zeigen, was vor dir liegt
      trucks      zeigen, was in der Mitte liegt
      log         zeigen, was in den letzten Zügen geschah
      score [A]   alle Wertungen zeigen, oder nur eine
      hint        die besten Züge zeigen, und warum
      why ZUG     einen Zug mit dem besten vergleichen
      rule Z.4.2  eine Regel zeigen
      position    die Stellung in einer Zeile; --position beginnt ein Spiel mit ihr
      save DATEI  das Spiel aufzeichnen
      quit        das Spiel verlassen (vorher speichern, wenn du es behalten willst)
    Zeichen: ▶ am Zug   ○ aus der Runde   · frei   ♂ ♀ fruchtbar

## Labels of the boards

label_last = letzte Runde, noch { $n } Plättchen im Schlussstapel
label_before = { $n } Plättchen vor dem Schlussstapel ({ $pile })
label_both = ungesehene Plättchen: { $zoo } + { $park }
label_final = , letzte Runde
label_unseen = { $n } Plättchen ungesehen
label_round_of = Runde { $n } von { $of }
label_bank = Bank { $n }
label_trucks = Wagen
label_flags = Flaggen
label_row = Reihe
label_sale = Versteigert wird Plättchen { $tile }. Noch zu bieten: { $who }
label_builds = { $who } legt Plättchen { $tile }
label_turn = { $who } ist am Zug
label_draws = { $who } zieht ein Plättchen
label_loads = { $who } lädt: { $tile }
label_places = { $who } legt: { $tiles }
label_decides = { $who } entscheidet
label_hidden = Münzen verdeckt
label_closed = zu
label_depot_empty = {"  "}depot: leer
label_areas = Gebiete (Besucher)
label_trees = Bäume { $n } ({ $figures })   Bänke { $benches }
label_staff = Kassierer { $cashiers }, Pfleger { $keepers }, Manager { $manager }
label_boards = noch { $small } kleine und { $large } große Tafeln

## Words of expansions on the boards: the English one is what is replaced

label_word_extra = Extragehege
label_word_buildings = Gebäude
label_word_visitors = Besucher
label_word_own-visitors = Besucher
label_word_bonus = Bonustafeln
label_word_offer = Angebotstafel
label_word_workers = Mitarbeiter
label_word_donations = Spenden
label_word_points = Punkteplättchen
label_word_minis = Mini-Gehege
label_word_order = Auftrag
label_word_savings = Sparbuch
label_word_coin = Münze auf Feld { $n }
label_word_empty = leer
label_word_hidden = verdeckt
