### The zoopark command, in German: its help, and what its commands print. The page does not load these.
### A name such as %(default)s is filled in by argparse.

command = Zoo-Brettspiele spielen, simulieren und erforschen.
command_usage = Aufruf:
command_arguments = Argumente
command_options = Optionen
command_help = diese Hilfe zeigen und beenden
command_version = die Version zeigen und beenden
command_lang = %(choices)s (Standard: die Sprache deines Systems)
command_json = das Ergebnis als JSON ausgeben
command_default = Standard: %(default)s
command_usual = Standard: %(usual)s
command_jobs = Anzahl der Prozesse (Standard: alle Kerne)
command_code = eine Python-Datei mit eigenen Bots; mehrfach möglich
command_seed = dieselbe Zahl ergibt dieselben Spiele
command_record = ein aufgezeichnetes Spiel

## What argparse refuses

command_wrong = { $what } (Hilfe: { $prog } --help)
command_wrong_required = diese Argumente fehlen: { $names }
command_wrong_unknown = unbekannte Argumente: { $words }
command_wrong_choice = Argument { $name }: { $word } gibt es nicht; zur Wahl stehen { $choices }
command_wrong_number = Argument { $name }: { $word } ist keine Zahl
command_wrong_missing = Argument { $name }: ein Wert fehlt
command_wrong_language = die Sprache { $word } gibt es nicht: zur Wahl stehen { $choices }
command_wrong_contact = --contact beginnt mit mailto: oder https://, nicht mit { $given }
command_wrong_least = { $name } muss mindestens { $least } sein
command_wrong_between = { $name } muss zwischen { $least } und { $most } liegen, nicht { $given }
command_wrong_seats =
    { $players ->
        [one] --seats muss { $players } Platz nennen, nicht { $n }
       *[other] --seats muss { $players } Plätze nennen, nicht { $n }
    }
command_wrong_person = { $why }; Menschen heißen „you“ oder beginnen mit einem Großbuchstaben
command_wrong_seat = den Platz { $seat } gibt es nicht
command_wrong_budget = ein Budget sind Iterationen oder Sekunden, etwa 2000 oder 1.5s, nicht { $given }
command_wrong_file = { $file } lässt sich nicht lesen: { $why }
command_wrong_text = { $file } ist keine Textdatei
command_wrong_entries =
    { $n ->
        [one] die Aufzeichnung hat { $n } Eintrag
       *[other] die Aufzeichnung hat { $n } Einträge
    }
command_wrong_rule = die Regel { $rule } gibt es nicht
command_wrong_keep = --keep nimmt { $choices }, nicht { $given }

## Bots, Läufe, Dateien und Server

command_wrong_no-file = eine Datei { $file } gibt es nicht
command_wrong_python = { $file } ist keine Python-Datei
command_wrong_load = { $file } lässt sich nicht laden: { $why }
command_wrong_no-bots = { $file } hat keine Unterklasse von zoopark.Bot
command_wrong_bot = einen Bot { $name } gibt es nicht; möglich sind { $known }
command_wrong_bots = es gibt { $seats } Plätze für Bots, nicht { $n }
command_wrong_iterations = { $given }: Iterationen sind ganze Zahlen; Sekunden enden mit s, etwa 0.5s
command_wrong_sample = { $file } ist beschädigt; lösche die Datei, dann werden ihre Spiele noch einmal gespielt
command_wrong_slow = { $file } wurde nicht innerhalb von { $seconds } s geladen
command_wrong_exits = { $file } lässt sich nicht laden: Die Datei beendet das Programm
command_wrong_no-games = mindestens ein Spiel muss gespielt werden
command_wrong_no-players = nenne mindestens einen Spieler
command_wrong_died = ein Prozess, der Spiele spielte, ist abgebrochen; vielleicht hat ihn ein Bot beendet, oder der Speicher reichte nicht
command_wrong_ray = kein Ray-Cluster: { $why }
command_wrong_cannot = { $name } kann nicht { $given } sein
command_wrong_fewest = { $name } muss mindestens { $least } sein: Aus weniger Spielen lernt man nichts
command_wrong_folder = der Ordner { $folder } lässt sich nicht anlegen: { $why }
command_wrong_unreadable = { $file } lässt sich nicht lesen
command_wrong_training = in { $folder } liegt ein anderes Training: { $name } ist { $found }, nicht { $given }
command_wrong_nothing = { $name } ändert nichts
command_wrong_toml = { $file } ist kein TOML: { $why }
command_wrong_tables = { $file } muss entweder nur Zahlen oder nur Tabellen von Zahlen enthalten
command_wrong_whole = { $file }: { $name } muss eine ganze Zahl sein, nicht { $given }
command_wrong_limit = --limit muss mehr als 0 Sekunden sein
command_wrong_recorded = in { $folder } liegt ein anderer Lauf: einer mit --records
command_wrong_run = in { $folder } liegt ein anderer Lauf: { $name } ist { $found }, nicht { $given }
command_wrong_line = { $file }: Zeile { $n } ist kein Spiel dieses Laufs
command_wrong_no-run = in { $folder } liegt kein Lauf, der sich fortsetzen ließe
command_wrong_damaged = { $file } ist beschädigt: { $why }
command_wrong_against = --against muss { $players } Spieler nennen, nicht { $n }
command_wrong_server = { $server } nennt weder Platz noch Tisch: Kopiere den Link zu einem Platz, oder nimm --open GAME
command_wrong_open = --open braucht nur die Adresse eines Servers
command_wrong_which = welcher Bot? Nenne ihn mit --bot: { $known }
command_wrong_address = { $given } ist keine Adresse eines Servers
command_wrong_nowhere = { $given } führt weder zu einem Platz noch zu einem Tisch
command_wrong_over = das Spiel ist zu Ende: Es gibt nichts zu entscheiden
command_wrong_chance = jetzt entscheidet der Zufall: Teile zuerst aus
command_wrong_several = mehrere Plätze sind dran: Nenne einen
command_wrong_not-to-act = { $seat } ist nicht dran
command_wrong_hint = ein Tipp nennt mindestens einen Zug
command_wrong_plot = ein Diagramm ist eine .svg- oder .png-Datei, nicht { $given }
command_wrong_no-curve = es gab nichts zu entscheiden: keine Kurve
command_wrong_write = { $file } lässt sich nicht schreiben: { $why }
command_wrong_proxy = { $why }: Ein Proxy ist eine Adresse wie 127.0.0.1 oder ein Netz wie 172.16.0.0/12
command_wrong_workers = --workers braucht PostgreSQL (--database postgresql://…): SQLite ist für einen Prozess
command_wrong_package = dazu gehört das Paket { $name }; installiere es mit: pip install 'zoopark[{ $extra }]'
command_wrong_listen = auf { $address } lässt sich nicht lauschen: { $why }

## zoopark play

command_play = im Terminal spielen, Menschen und Bots an einer Tastatur
command_play_seats = wer wo sitzt: „you“ bist du, ein Name wie Eva oder ein Bot wie easy, normal, hard, expert oder search:2000 (Standard: du gegen Bots der Stufe normal)
command_play_seed = eine Zahl oder ein Wort, womit sich die Ziehung wiederholen lässt
command_play_position = von dieser Stellung aus beginnen statt mit einem neuen Spiel
command_play_no-confirm = Züge ohne Bestätigung beenden

## zoopark replay, hint, review

command_replay = ein aufgezeichnetes Spiel durchgehen
command_replay_to = nach Eintrag N anhalten
command_replay_boards = vor jedem Zug den Tisch zeigen
command_hint = die besten Züge in einer Stellung zeigen, und warum
command_hint_position = die Stellung in einer Zeile
command_hint_seat = wessen Züge, wenn mehrere Plätze dran sind
command_hint_about = ein Zug zum Vergleich mit dem besten
command_hint_best = wie viele Züge gezeigt werden
command_hint_budget = Iterationen oder Sekunden wie 1.5s
command_review = zeigen, was jede Entscheidung eines aufgezeichneten Spiels gekostet hat
command_review_seat = nur die Entscheidungen dieses Platzes
command_review_budget = Iterationen oder Sekunden wie 0.5s je Entscheidung
command_review_plot = die Chancen als .svg- oder .png-Datei zeichnen
command_review_json = die Analyse als JSON ausgeben oder schreiben

## zoopark simulate, games, rules, completion

command_simulate = viele Spiele mit zufälligen Spielern spielen und Statistik ausgeben
command_simulate_games = Anzahl der Spiele (Standard: %(default)s)
command_games = die Spiele und ihre Optionen auflisten
command_rules = die Regeln ausgeben, oder einzelne nach Nummer
command_rules_ids = Regeln (Z.4.2), Kapitel (Z.4)
command_completion = das Skript ausgeben, das Befehle ergänzt
command_completion_shell = bash: eval "$(zoopark completion bash)"

## zoopark serve

command_serve = den Webserver starten
command_serve_host = 0.0.0.0 nimmt Verbindungen von anderen Rechnern an (Standard: %(default)s)
command_serve_port = 0 wählt einen freien Port (Standard: %(default)s)
command_database = sqlite:///Pfad oder postgresql://… (Standard: SQLite in deinem Datenverzeichnis)
command_serve_name = ein Hostname, der hinter einem Proxy angenommen wird; mehrfach möglich
command_serve_proxy = eine Adresse oder ein Netz, dessen X-Forwarded-*-Kopfzeilen vertraut wird; mehrfach möglich
command_serve_keep = wie viele Tage Partien nach ihrem letzten Eintrag behalten werden, 0 für immer; mehrfach möglich (Standard: %(usual)s)
command_serve_browse = die Seite im Browser öffnen
command_serve_workers = Anzahl der Serverprozesse; mehrere brauchen PostgreSQL (Standard: %(default)s)
command_serve_thinkers = Anzahl der Prozesse, in denen Bots rechnen
command_serve_contact = mailto:… oder https://…, für die Betreiber der Push-Dienste der Browser
command_serve_push-inside = eine private Adresse oder ein Netz, in dem ein Push-Dienst sein darf; mehrfach möglich
command_serve_no-limits = alle Begrenzungen der Anfragen abschalten

## zoopark admin

command_admin = die Partien eines laufenden Servers verwalten
command_admin_list = Partien, die neuesten zuerst
command_admin_show = wer an einem Tisch sitzt
command_admin_hide = eine Partie aus der Lobby und allen Listen nehmen
command_admin_hide_undo = sie wieder auflisten
command_admin_end = eine Partie beenden: ansehen ja, spielen nein
command_admin_delete = Partien und alles zu ihnen löschen
command_admin_ban = eine Adresse, ein Netz oder eine Person aussperren
command_admin_ban_why = eine Notiz für dich
command_admin_unban = eine Sperre aufheben
command_admin_bans = wer gesperrt ist
command_admin_export = den Verlauf einer Partie als JSON-Zeilen schreiben
command_admin_backup = eine SQLite-Datenbank kopieren, während ein Server sie benutzt

admin_status_open = offen
admin_status_running = läuft
admin_status_paused = Pause
admin_status_over = beendet
admin_status_archived = Archiv
admin_hidden = verborgen
admin_listed = gelistet
admin_host = eröffnet von { $who }
admin_free = frei
admin_wrong_ended = diese Partie ist schon beendet
admin_wrong_who = { $who } ist weder eine Adresse noch ein Netz noch die Kennung einer Person (zoopark admin show)
admin_wrong_ban = { $who } ist nicht gesperrt
admin_wrong_postgresql = PostgreSQL hat sein eigenes Werkzeug: pg_dump --format=custom --file=FILE DATABASE
admin_wrong_database = die Datenbank { $file } gibt es nicht
admin_wrong_there = { $file } gibt es schon
admin_wrong_backup = { $file } lässt sich nicht sichern: { $why }
admin_wrong_match = die Partie { $id } gibt es nicht

## zoopark bot

command_bot = einen eigenen Bot an den Tisch eines beliebigen Servers setzen
command_bot_addresses = ein Platz-Link, ein Tisch der Lobby oder mit --open ein Server; auch mehrere
command_bot_bot = welcher (Standard: der einzige der Datei)
command_bot_name = wie er am Tisch heißt (Standard: der Name des Bots)
command_bot_open = auf dem Server einen Tisch für dieses Spiel eröffnen
command_bot_against = wer am eröffneten Tisch spielt, „open“ für einen freien Platz (Standard: freie Plätze)
command_bot_seed = für das, was der Bot dem Zufall überlässt
command_bot_sat = { $name } setzt sich; zurück führt { $link }
command_bot_over =
    { $n ->
        [one] Das Spiel ist zu Ende, { $n } Zug war unserer
       *[other] Das Spiel ist zu Ende, { $n } Züge waren unsere
    }

## zoopark lab

command_lab = Bots gegeneinander: Simulationen, Turniere, Training
command_lab_simulate = viele Spiele spielen und auswerten
command_lab_tournament = Bots nach ihren Spielen gegeneinander bewerten
command_lab_players = wer spielt, etwa expert,search:500,greedy (Standard: %(usual)s)
command_lab_games = Mindestzahl der Spiele (Standard: %(usual)s)
command_lab_limit = Sekunden je Entscheidung für Bots aus --code (Standard: 10 oder das Fünffache des Budgets)
command_lab_out = Spiele, Tabellen, Grafiken und einen Bericht schreiben
command_lab_records = auch die Aufzeichnung jedes Spiels schreiben, für zoopark replay und review
command_lab_resume = den Lauf in diesem Verzeichnis fortsetzen (Standard: das von --out)
command_lab_ray = einen Ray-Cluster benutzen; ohne Adresse wird hier einer gestartet
command_lab_balance = prüfen, ob alle Plätze gleich gut sind und was Erweiterungen und andere Zahlen ändern
command_lab_balance_modules = mit und ohne jede Erweiterung vergleichen
command_lab_balance_what-if = mit anderen Zahlen der Regeln vergleichen, etwa stall-points=3, oder mit denen einer TOML-Datei; mehrfach möglich, zoopark games listet sie auf
command_lab_balance_bot = der Bot auf allen Plätzen (Standard: %(default)s)
command_lab_train = aus Spielen lernen, was eine Lage wert ist
command_lab_train_out = ein Ordner; derselbe Befehl macht dort weiter
command_lab_train_first = Spiele der ersten Generation, die ohne Suche spielt (Standard: %(default)s)
command_lab_train_generations = Generationen danach, die mit allem Gelernten suchen (Standard: %(default)s)
command_lab_train_games = Spiele jeder dieser Generationen (Standard: %(default)s)
command_lab_train_iterations = Iterationen ihrer Suche je Entscheidung (Standard: %(default)s)
command_lab_train_memory = Generationen von Suchen, aus denen ein Netz lernt (Standard: %(default)s)
command_lab_train_hidden = Einheiten der verborgenen Schicht des Netzes (Standard: %(default)s)
command_lab_train_epochs = Durchgänge des Netzes durch alle Spiele (Standard: %(default)s)
command_lab_train_seed = dieselbe Zahl ergibt dieselben Spiele (Standard: %(default)s)
command_lab_puzzles = Stellungen finden, in denen ein Zug klar der beste ist
command_lab_puzzles_game = eines oder mehrere im Wechsel
command_lab_puzzles_deep = Iterationen jeder der beiden Prüfsuchen (Standard: %(default)s)
command_lab_puzzles_out = eine JSON-Datei

## What the lab prints

lab_player = Spieler
lab_rating = Wertung
lab_won = gewonnen, %
lab_points = Punkte
lab_games = Spiele
lab_seconds = s/Entscheidung
lab_faults = Fehler
lab_seat = Platz
lab_wins = Siege
lab_mean = Mittel
lab_deviation = Streuung
lab_least = wenigste
lab_most = meiste
lab_fault = Fehler: { $what }
lab_more =
    { $n ->
        [one] … und noch { $n } Fehler, { $who }
       *[other] … und noch { $n } Fehler, { $who }
    }
lab_written = geschrieben nach { $folder }: { $files }
lab_count =
    { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }
lab_instead = { $total } statt { $games } Spiele, damit alle Plätze gerecht verteilt sind
lab_stopped = angehalten; weiter mit: { $command }
lab_seat_points = Punkte eines Platzes
lab_best_points = Punkte des besten Platzes
lab_gap = vom besten zum schlechtesten
lab_decisions = Entscheidungen
lab_rounds = Runden
lab_changes = was jede Änderung im Schnitt bringt
lab_with = Änderung
lab_comparing = Vergleich
lab_best = bester Platz
lab_learning = Lernen
lab_generation = Generation { $n } von { $of }
lab_training_generation = Generation
lab_training_notes = Notizen
lab_training_evaluator-error = Fehler der Bewertung
lab_training_error = Fehler
lab_training_evaluator-loss = Verlust der Bewertung
lab_training_loss = Verlust
lab_puzzles = Rätsel
lab_found = { $file }: { $n } Rätsel
lab_sum = { $games } Spiele zufälliger Spieler mit je { $decisions } Entscheidungen in { $seconds } s ({ $speed } Spiele/s)
lab_refused_two = ein Turnier braucht mindestens zwei verschiedene Spieler
lab_refused_modules = { $game } hat keine Erweiterungen
lab_refused_records = --records braucht ein Verzeichnis: --out DIR
lab_refused_folders = --resume und --out nennen verschiedene Verzeichnisse
lab_refused_folder = --resume braucht ein Verzeichnis: --resume DIR

## Reviews, and the list of games

review_task = Entscheidungen
review_seat =
    { $n ->
        [one] { $who }   { $n } Entscheidung, so gut wie die beste: { $good }, Siegchance im Schnitt { $lost } verloren
       *[other] { $who }   { $n } Entscheidungen, so gut wie die beste: { $good }, Siegchance im Schnitt { $lost } verloren
    }
review_points = { $points } Punkte
review_nothing = es gab nichts zu entscheiden
review_costliest = Die teuersten Entscheidungen
review_cost = { $who }: { $played } statt { $best } kostete { $chance } Siegchance und { $points }
review_cost_but = { $who }: { $played } statt { $best } kostete { $chance } Siegchance, brachte aber { $points }
games_players = { $least } bis { $most } Spieler
games_module = Erweiterung
games_tweak = Zahl
games_span = gedruckt: { $printed }, möglich: { $least } bis { $most }
games_preset = Vorlage
games_option_players = Anzahl der Spieler
games_option_out = die Arten, die nicht im Spiel sind (Standard: zufällig)
games_option_start = der Platz, der beginnt (Standard: zufällig)
games_option_modules = die Erweiterungen im Spiel
games_option_tweaks = geänderte Zahlen der Regeln
games_option_flags = die Flaggen von oben (Standard: zufällig)
games_option_variant = eine Runde endet mit ihrem dritten Baumplättchen
games_option_auction = nur das Plättchen, um das es geht, liegt offen
games_option_tiebreak = Geld entscheidet bei Gleichstand
games_option_purses = alle sehen alle Münzen
games_preset_everything = alle Erweiterungen außer Weihnachten, den Familien und den XXL-Plättchen
games_preset_christmas = alles und die vier Weihnachts-Mini-Gehege
