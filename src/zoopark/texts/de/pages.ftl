### The pages around the table, in German.

nav_main = Hauptmenü
nav_skip = Zum Inhalt
nav_play = Spielen
nav_mine = Meine Spiele
nav_mine_turns =
    { $n ->
        [one] { $n } wartet auf dich
       *[other] { $n } warten auf dich
    }
nav_lobby = Lobby
nav_rules = Regeln
nav_theme = Aussehen: { $name }
nav_settings = Einstellungen
theme_light = hell
theme_dark = dunkel
theme_system = wie das Gerät
foot_new = Noch nie gespielt?
foot_learn = In fünf Minuten gelernt
foot_about = Open Source · Tierbilder: Noto Emoji, Fluent Emoji
foot_install = Zum Startbildschirm hinzufügen
loading = Wird geladen …

home_title = Nur herein, der Zoo ist offen
home_sub = Such dir ein Spiel aus und spiel sofort gegen Bots, oder schick Freunden einen Link.
home_sub_site = Such dir ein Spiel aus und spiel sofort, gegen Bots oder mit Freunden an einem Bildschirm.
home_games = Spiele
card_players = { $least } bis { $most }
card_players_label = { $least } bis { $most } Personen
card_minutes = etwa { $n } Min.
card_play = Losspielen
card_bots =
    { $n ->
        [one] { $n } Bot, normal
       *[other] { $n } Bots, normal
    }
card_setup = Einrichten

list_go = Weiter
list_look = Ansehen
list_sit = Hinsetzen
list_watch = Zusehen
list_replay = Nachspielen
list_all = alle
list_lobby = Lobby
list_open = Offene Tische
list_yourturn = du bist dran
list_turn = { $who } ist dran
list_turns =
    { $n ->
        [one] { $n } am Zug
       *[other] { $n } am Zug
    }
list_paused = Pause
list_free =
    { $n ->
        [one] { $n } Platz frei
       *[other] { $n } Plätze frei
    }
list_won =
    { $n ->
        [one] { $who } gewann mit { $n } Punkt
       *[other] { $who } gewann mit { $n } Punkten
    }
list_shared = geteilter Sieg
list_record = Aufzeichnung
list_clock = mit Uhr
list_days = über mehrere Tage
list_more = Mehr
list_seat_open = freier Platz
level_easy = leicht
level_normal = normal
level_hard = schwer
level_expert = Profi
level_master = Meister
level_collector = Sammler
level_gambler = Zocker
level_spoiler = Störenfried
level_custom = eigener
level_about_easy = Macht viele Fehler. Gut für eine erste Partie.
level_about_normal = Spielt ordentlich, mit gelegentlichen Fehlern.
level_about_hard = Denkt ein wenig voraus.
level_about_expert = Denkt weit voraus. Braucht etwa eine Sekunde für eine Entscheidung.
level_about_master = Der Stärkste. Hat aus Tausenden Partien gelernt und überlegt bis zu drei Sekunden.
level_about_collector = Will Punkte für sich und achtet nicht darauf, was andere haben.
level_about_gambler = Lässt Gutes liegen und hofft auf das Plättchen, das alles auf einmal bringt.
level_about_spoiler = Behält im Auge, wer führt, und nimmt weg, was dort gebraucht wird.
level_group = Nach Stärke
level_characters = Mit Charakter

lobby_title = Lobby
lobby_sub = Setz dich zu anderen, schau ihnen über die Schulter, oder sieh nach, wie ein Spiel gewonnen wurde.
lobby_open = Warten auf Mitspieler
lobby_running = Laufende Spiele
lobby_over = Beendet
lobby_open_none = Im Moment wartet niemand. Eröffne einen eigenen Tisch und zeige ihn hier.
lobby_running_none = Zurzeit läuft kein öffentliches Spiel.
lobby_over_none = Hier wurde noch kein Spiel beendet.
lobby_new = Tisch eröffnen
lobby_record = Aufzeichnung öffnen
lobby_record_note = Eine Datei, die du nach einem Spiel gespeichert hast, hier oder anderswo.
lobby_record_big = Diese Datei ist zu groß für eine Aufzeichnung.

mine_title = Meine Spiele
mine_sub = Dieser Browser erkennt dich an einem Cookie; unter „Du“ nimmst du deine Partien auf ein anderes Gerät mit.
mine_turn = Du bist dran
mine_running = Andere überlegen
mine_open = Warten auf Mitspieler
mine_over = Beendet
mine_none = Du hast noch keine Spiele. Das erste ist einen Klick entfernt.
mine_none_go = Zu den Spielen

setup_title = { $game } einrichten
setup_back = Alle Spiele
setup_seats = Plätze
setup_seats_of = { $n } von { $most }
setup_seat = Platz { $n }
setup_sitter = Wer auf Platz { $n } sitzt
sitter_you = Du
sitter_here = Jemand an diesem Bildschirm
sitter_bot = Bot
sitter_open = Auf Einladung
setup_open_note = du bekommst einen Link
setup_name = Name auf Platz { $n }
setup_name_hint = Name
setup_level = Stärke des Bots auf Platz { $n }
setup_add = Platz hinzufügen
setup_remove = Platz { $n } entfernen
setup_clock = Uhr
clock_none = Keine
clock_live = Live
clock_slow = Über mehrere Tage
clock_turn1 = 1 Minute je Zug
clock_turn3 = 3 Minuten je Zug
clock_game20 = 20 Minuten, +15 s je Zug
clock_day1 = 1 Tag je Zug
clock_day3 = 3 Tage je Zug
clock_day7 = 7 Tage je Zug
clock_note = Niemand verliert durch die Uhr: Ein Bot spielt weiter, bis du zurück bist.
setup_more = Tischoptionen
setup_back_moves = Zurücknehmen
confirm_no = Während des Zugs
confirm_yes = Bis zur Bestätigung
confirm_note = Dein Zug endet, wenn du ihn bestätigst, oder nach einer Minute; bis dahin kannst du ihn zurücknehmen.
option_hints = Tipps
option_hints_note = Die Eule darf gefragt werden, was sie täte.
option_chat = Chat
option_chat_note = Wer am Tisch sitzt, kann den anderen schreiben.
option_watch = Zuschauer
option_watch_note = Wer den Link hat, darf zusehen.
option_listed = In der Lobby zeigen
option_listed_note = Freie Plätze darf jeder einnehmen.
option_ready = Alle bereit?
option_ready_note = Das Spiel beginnt, wenn alle sagen, dass sie bereit sind.
option_deal = Gemeinsame Ziehung
option_deal_note = Tische mit demselben Namen ziehen dieselben Plättchen. Bleibt das Feld leer, entscheidet der Zufall.
conflict_rule = Regel { $rule }
sum_players =
    { $n ->
        [one] für { $n }
       *[other] für { $n }
    }
sum_with = dazu { $list }
sum_more =
    { $n ->
        [one] { $n } weitere
       *[other] { $n } weitere
    }
sum_you = du
sum_here =
    { $n ->
        [one] noch { $n } Person an diesem Bildschirm
       *[other] noch { $n } Personen an diesem Bildschirm
    }
sum_open =
    { $n ->
        [one] { $n } Platz per Link
       *[other] { $n } Plätze per Link
    }
sum_bots =
    { $n ->
        [one] { $n } Bot
       *[other] { $n } Bots
    }
sum_minutes = etwa { $n } Minuten
setup_go = Spiel beginnen
setup_go_open = Tisch eröffnen
setup_nobody = Hier sitzt niemand: Setz dich hin oder lade jemanden ein.
setup_unnamed = Spieler { $n }

seat_title = Hier ist ein Platz für dich frei
seat_from = { $who } lädt dich ein: { $game }
seat_game = Hier ist ein Platz für dich frei: { $game }
seat_text = Sag den anderen deinen Namen und setz dich. Kein Konto, kein Passwort.
seat_with = Am Tisch: { $names }
seat_you = du
seat_calm = ohne Uhr: nimm dir Zeit
seat_name = Dein Name
seat_sit = Hinsetzen
seat_looking = Dein Platz wird gesucht …

rules_title = Regeln
rules_sub = Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, steht hier, warum.
rules_search = In den Regeln suchen
rules_search_hint = Stall, Z.4.2, Besucher …
rules_found =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
rules_none = Keine Regel sagt etwas über „{ $words }“.
rules_house = Hausregel
rules_house_part = zum Teil Hausregel
rules_repealed = aufgehoben durch
rules_changed = geändert durch
rules_house_only = Nur Hausregeln
rules_house_note = Markierte Regeln sind ganz oder teilweise Hausregeln: Wo die gedruckten schweigen oder mehrdeutig sind, wird hier so gespielt.
rules_contents = Inhalt
rules_link = Link zu Regel { $rule }
rules_copied = Link kopiert
rules_games = Spiele
rules_expansions = Erweiterungen von { $game }
rules_sources = Quellen zeigen
origin_cs = tschechische Anleitung
origin_ru = russische Anleitung
origin_de = deutsche Regeln für alle Erweiterungen
origin_board = auf dem Spielmaterial gedruckt
origin_printed = andere gedruckte Regeln und Spielmaterial
origin_proof = folgt aus anderen Regeln
origin_house = Hausregel
rules_missing = Eine Regel { $rule } gibt es nicht. Hier sind alle.

settings_title = Einstellungen
settings_name = Name
settings_name_long = Höchstens { $n } Zeichen; der Rest fällt weg.
settings_language = Sprache
settings_theme = Aussehen
settings_mark = Tab-Titel
settings_mark_note = Der Titel des Browser-Tabs zeigt an, wenn du dran bist.
settings_sound = Ton
settings_sound_note = Eine kurze Melodie, wenn du dran bist.
settings_moves = Ton bei Zügen
settings_moves_note = Bei jedem Zug klopft es auf Holz.
settings_sounds = Weitere Töne
sound_coins = Münzen
sound_joy = Nachwuchs und Belohnungen
sound_talk = Nachrichten
sound_people = Wer kommt und geht
sound_hurry = Die Zeit wird knapp
sound_ending = Ende des Spiels
settings_notices = Benachrichtigungen
settings_notices_note = Vom Browser, wenn du dran bist und die Seite verdeckt ist.
settings_notices_denied = Der Browser erlaubt sie nicht. In seinen Einstellungen für diese Seite lässt sich das ändern.
settings_push = Auch bei geschlossener Seite
settings_push_note = Eine Push-Nachricht, wenn du in einem Spiel ohne Uhr oder über mehrere Tage dran bist.
settings_push_failed = Der Browser konnte sich nicht anmelden. Ist er mit dem Internet verbunden?
settings_keys = Tastenkürzel
settings_keys_note = D zieht, 1 bis 5 wählen einen Wagen, H fragt um Rat …
settings_confirm = Züge bestätigen
settings_confirm_note = Das letzte Plättchen eines Zugs wartet auf deine Bestätigung. Sonst enden deine Züge sofort.
settings_motion = Bewegung
motion_off = Aus
motion_fast = Schnell
motion_normal = Normal
motion_slow = Langsam
settings_forget = Mich auf diesem Gerät vergessen
settings_forget_note = Du behältst deine Plätze; ihre Links gelten weiter.
settings_forget_sure = Wirklich vergessen
settings_forget_no = Bleiben
settings_erase = Meine Nachrichten und Namen löschen
settings_erase_note = Sie verschwinden von allen Tischen. Deine Plätze behältst du.
settings_erase_sure = Wirklich löschen
settings_erase_done =
    { $n ->
        [one] An { $n } Tisch gelöscht.
       *[other] An { $n } Tischen gelöscht.
    }

trouble_again = Noch einmal
trouble_home = Zu den Spielen
trouble_lobby = Zur Lobby
trouble_watch = Lieber zusehen
trouble_table_title = Diesen Tisch gibt es nicht
trouble_table_text = Vielleicht ist die Adresse unvollständig, oder der Tisch stand nie hier.
trouble_seat_title = Dieser Link öffnet keinen Platz mehr
trouble_seat_text = Eine Einladung gilt einmal. Wer sie geschickt hat, findet am Tisch einen neuen Link; deine eigenen Plätze stehen unter „Meine Spiele“.
trouble_full_title = Jemand war schneller
trouble_full_text = Alle Plätze an diesem Tisch sind besetzt. Du kannst zusehen oder einen eigenen Tisch eröffnen.
trouble_private_title = Geschlossene Gesellschaft
trouble_private_text = Nur wer mitspielt, darf diesen Tisch sehen.
trouble_offline_title = Der Zoo antwortet nicht
trouble_offline_text = Der Server ist nicht zu erreichen. Deine Spiele sind sicher; wir versuchen es weiter.
trouble_many_title = Nicht so schnell
trouble_many_text = Das war zu viel auf einmal. Hol kurz Luft und versuch es noch einmal.
trouble_page_title = Hier wohnt niemand
trouble_page_text = Unter dieser Adresse gibt es keine Seite.
trouble_old_title = Diese Seite ist veraltet
trouble_old_text = Der Zoo wurde inzwischen renoviert. Lade die Seite neu, und alles ist wie zuvor.
trouble_old_reload = Neu laden
trouble_rules_title = Eine ältere Ausgabe der Regeln
trouble_rules_text = Dieses Spiel wurde mit einer anderen Fassung der Regeln begonnen.
trouble_damaged_title = Dieses Spiel lässt sich nicht lesen
trouble_damaged_text = Was davon gespeichert war, ist beschädigt. Deine anderen Spiele sind in Ordnung.
trouble_failed_title = Etwas ging schief
trouble_failed_text = Es ist nicht deine Schuld, und es wurde vermerkt.
inside_loading = Das Spiel wird vorbereitet: { $done } von { $total } MB
inside_starting = Der Tisch wird gedeckt …
inside_unkept = Dieser Browser merkt sich hier nichts: Das Spiel endet mit diesem Tab. Speichere die Aufzeichnung, wenn du es behalten willst.
inside_full = In diesem Browser ist kein Platz mehr. Schaffe etwas Platz und spiele weiter; nichts Gespieltes geht verloren.
inside_offline = Das erste Spiel braucht einmal eine Verbindung. Spätere nicht mehr.
inside_no-engine = Dieser Browser kann die Spiele nicht selbst ausführen. Nimm einen neueren, oder spiele auf einem Server.
inside_too-new = Deine Spiele hat eine neuere Version dieser Seite gespeichert. Lade sie neu und spiele weiter.
inside_old = Diese Seite wurde inzwischen aktualisiert. Lade sie neu, um zu spielen; deine Spiele sind noch da.
inside_slow = Die Stufe „{ $level }“ braucht auf diesem Gerät mehr als 3 Sekunden pro Zug. Sie spielt, was sie in dieser Zeit findet, und ist deshalb schwächer als sonst.
inside_slow_go = Neues Spiel auf Stufe „{ $level }“
offline_offer = Der Server antwortet nicht. Du kannst in diesem Browser weiterspielen, gegen dieselben Bots.
offline_go = Hier weiterspielen
offline_home = Der Server antwortet nicht. Bis dahin kannst du in diesem Browser gegen Bots spielen.
offline_home_go = Hier spielen
offline_back = Auf den Server bringen
offline_back_failed = Der Server antwortet noch nicht. Dein Spiel bleibt hier gespeichert; versuche es später noch einmal.

preview_open = { $game }: Setz dich dazu
preview_running = { $game }: Sieh beim Spiel zu
preview_over = { $game }: eine beendete Partie
