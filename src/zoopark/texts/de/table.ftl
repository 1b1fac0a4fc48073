### A table that is being played, whatever the game, in German.

guest = Gast

note_sat = { $who } setzt sich
note_ready = { $who } ist bereit
note_unready = { $who } ist doch noch nicht bereit
note_stood = { $who } steht auf
note_filled = Ein Bot setzt sich
note_started = Das Spiel beginnt
note_undone = { $who } geht einen Schritt zurück
note_asked = { $who } möchte zurückgehen
note_agreed = { $who } ist einverstanden
note_declined = { $who } ist nicht einverstanden
note_replaced_left = { $who } geht, ein Bot spielt weiter
note_replaced_time = Die Zeit ist um: Ein Bot spielt für { $who }
note_replaced_absent = { $who } ist weg, ein Bot spielt weiter
note_returned = { $who } ist wieder da
note_suggested = { $who } schlägt eine Pause vor
note_paused = { $who } unterbricht das Spiel
note_resumed = { $who } setzt das Spiel fort
note_rematched = { $who } möchte noch einmal spielen
note_hushed_all = Alle dürfen schreiben
note_hushed_players = Nur die Spielenden dürfen schreiben
note_hushed_nobody = Der Chat ist ausgeschaltet
note_closed = Das Spiel hat der Betreiber des Servers beendet

turn_title = Du bist dran
turn_body = { $game }: Die anderen warten auf dich.

refused_title = Das geht nicht
refused_stale = Am Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin und wähle neu.
refused_unconfirmed = Der letzte Zug ist noch nicht bestätigt.
refused_paused = Das Spiel ist unterbrochen.
refused_away = Ein Bot spielt für dich. Komm erst zurück.
refused_no-undo = Ein gezogenes Plättchen, ein versiegeltes Gebot oder worauf andere schon reagiert haben, lässt sich nicht zurücknehmen. Du kannst aber alle bitten, zurückzugehen.
refused_asked-already = Es hat schon jemand gefragt.
refused_not-your-turn = Du bist nicht dran.
refused_too-early = Gib ihnen noch Zeit: so viel, wie die längste Entscheidung in diesem Spiel gedauert hat, mindestens zehn Minuten. Dann kann ein Bot übernehmen.
refused_clocked = Dort läuft die eigene Uhr. Ist die Zeit um, übernimmt von selbst ein Bot.
refused_not-waiting = Auf diesem Platz wird auf niemanden gewartet.
refused_no-moment = So weit ist das Spiel nicht gekommen.
refused_no-hints = Tipps sind an diesem Tisch ausgeschaltet.
refused_busy = Gerade fragen sehr viele. Versuche es gleich noch einmal.
refused_too-many = Nicht so schnell: Das war zu viel auf einmal.
refused_offline = Der Server antwortet nicht.
refused_over = Das Spiel ist zu Ende.
refused_taken = Dieser Platz ist besetzt.
refused_nothing-said = Schreib etwas.
refused_outdated = Diese Seite ist älter als der Server. Schließe sie und öffne sie neu.
refused_unavailable = Der Server kann gerade nichts schreiben. Versuche es noch einmal.
refused_not-running = Das Spiel läuft gerade nicht.
refused_not-paused = Das Spiel ist nicht unterbrochen.
refused_illegal = Das erlauben die Regeln nicht.
refused_no-move = Diesen Zug gibt es nicht.
refused_not-your-seat = Das ist nicht dein Platz.
refused_not-yours = Das ist nicht dein Platz.
refused_not-host = Das kann nur der Gastgeber.
refused_no-request = Niemand wartet auf deine Antwort.
refused_nothing-to-confirm = Gerade gibt es nichts zu bestätigen.
refused_not-started = Das Spiel hat noch nicht begonnen.
refused_not-over = Das Spiel ist noch nicht zu Ende.
refused_not-away = Kein Bot spielt für dich.
refused_archived = Das ist eine Aufzeichnung: Man kann sie nur ansehen.
refused_no-chat = Der Chat ist an diesem Tisch ausgeschaltet.
refused_name-taken = So heißt schon jemand, der hier spielt. Wähle einen anderen Namen.
refused_no-name = Ein Name braucht mindestens einen Buchstaben.
refused_no-bot = Diesen Bot gibt es nicht.
refused_no-seat = Diesen Platz gibt es nicht.
refused_seated = Du sitzt schon an diesem Tisch.
refused_rematched = Die Revanche ist schon eröffnet.
refused_rules = Dieses Spiel wurde mit einer anderen Fassung der Regeln begonnen.
refused_damaged = Dieser Tisch ist beschädigt und lässt sich nicht öffnen.
refused_no-table = Diesen Tisch gibt es nicht.
refused_no-lesson = Diese Lektion gibt es nicht.
refused_no-guide = Dieses Spiel mit Anleitung gibt es nicht.
refused_no-person = Dieser Link führt zu niemandem (mehr).
refused_no-puzzle = Dieses Rätsel gibt es nicht.
refused_no-rule = Diese Regel gibt es nicht.
refused_no-record = Diese Datei ist keine Aufzeichnung eines Spiels.
refused_other-rules = Diese Aufzeichnung folgt einer anderen Fassung der Regeln. Lade die Seite neu; hilft das nicht, öffne die Aufzeichnung dort, wo sie gespeichert wurde.
refused_no-export = In dieser Datei sind keine Partien.
refused_too-new = Diese Datei hat eine neuere Version gespeichert. Lade die Seite neu und öffne sie dann noch einmal.
refused_no-game = So lässt sich das Spiel nicht vorbereiten.
refused_no-position = Diese Stellung ist nicht möglich.
refused_chairs = Die Zahl der Plätze passt nicht zum Spiel.
refused_too-large = Das ist zu groß zum Senden.
refused_cross-site = Das kam von einer anderen Seite und wird nicht angenommen.
refused_closed = Dieses Spiel hat der Betreiber des Servers beendet.
refused_enough = Das Protokoll dieses Tisches ist fast voll: Nur noch Züge werden angenommen. Spielt das Spiel zu Ende.
refused_enough-said = Der Chat dieses Tisches ist voll: Weitere Nachrichten werden nicht gespeichert.
refused_players-only = An diesem Tisch dürfen nur die Spielenden schreiben.
refused_hushed = Das ist schon so eingestellt.
refused_banned = Du bist auf diesem Server gesperrt.
refused_started = Das Spiel hat schon begonnen.
refused_no-ready = Dieses Spiel beginnt, sobald alle Plätze besetzt sind.
refused_said-ready = Das hast du schon gesagt.
refused_no-push = Dieser Server verschickt keine Push-Nachrichten.
refused_push-address = An diese Adresse lassen sich keine Nachrichten schicken.
refused_push-keys = Das sind keine Schlüssel einer Push-Anmeldung.
push_turn = Du bist dran.
refused_full = Der Server hat gerade keinen Platz für weitere Besucher. Versuche es gleich noch einmal.
refused_too-late = Deine Nachricht war zu lange unterwegs. Versuche es noch einmal.
refused_failed = Hier ist etwas schiefgegangen. Es ist vermerkt.
refused_bad-message = Diese Nachricht versteht der Server nicht.
refused_bad-query = Diese Adresse versteht der Server nicht.
refused_no-json = Das ist kein JSON.
refused_not-found = Hier gibt es nichts.
refused_method = Das geht hier nicht.
refused_wrong-host = Der Server heißt nicht so.
refused_unknown = Das hat nicht geklappt. Lade die Seite neu und versuche es noch einmal.

owl_thinking = Die Eule überlegt …
owl_move = { $move }: Siegchance { $chance }
owl_next = nächstbester Zug: { $move }
owl_denies = weniger für { $who }
owl_gives = mehr für { $who }
owl_none = Die Eule sieht hier keine Wahl.
owl_best = Die Eule hätte dasselbe getan: { $move }
owl_better = Besser: { $move }
owl_asgood = So gut wie der beste Zug: { $move }
lesson_ask = Deine Wahl: { $move }. Was wäre besser?
lesson_worse = Nicht ganz: { $move }. Versuch etwas anderes.
lesson_at = Fehler { $n } von { $of }
lesson_show = Besserer Zug
lesson_next = Weiter
lesson_previous = Voriger Fehler
lesson_close = Fertig

banner_lost = Die Verbindung ist weg, wir verbinden neu … Was du jetzt wählst, wird ausgeführt, sobald sie wieder da ist.
banner_paused = Das Spiel ist unterbrochen.
banner_tired = Vorschlag von { $who }: eine Pause. Einverstanden?
banner_tired_wait = Die Pause beginnt, wenn alle zustimmen. Noch offen: { $who }
banner_resume = Weiter
banner_away = Ein Bot spielt für dich.
banner_away_look = Ansehen, was geschah
banner_return = Meinen Platz wieder einnehmen
banner_confirm_other = { $who } muss den Zug noch bestätigen.
banner_request =
    { $n ->
        [one] { $who } möchte { $n } Zug zurückgehen. Einverstanden?
       *[other] { $who } möchte { $n } Züge zurückgehen. Einverstanden?
    }
banner_request_wait = Diese müssen noch zustimmen: { $who }
banner_agree = Einverstanden
banner_decline = Nein
banner_watching = Du siehst zu.
banner_live = Zurück zum Spiel
banner_result = Zurück zum Ergebnis
banner_askback = Um Rückkehr hierher bitten

tools_log = Verlauf
tools_chat = Chat
tools_chat_unread =
    { $n ->
        [one] Chat, { $n } neue Nachricht
       *[other] Chat, { $n } neue Nachrichten
    }
tools_scores = Wertung
tools_menu = Menü
tools_rules = Regeln
tools_clock = { $who } hat noch { $time }
days =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
menu_title = Dieser Tisch
menu_keys = Tasten
menu_settings = Einstellungen
menu_pause = Pause
menu_pause_ask = Pause vorschlagen
menu_resume = Weiter
menu_ask = Bitten, meinen letzten Zug zurückzunehmen
menu_leave = Gehen: Ein Bot spielt für mich weiter
menu_leave_sure = Wirklich gehen
menu_return = Meinen Platz wieder einnehmen
menu_replace = { $who } durch einen Bot vertreten
menu_lock = Andere Geräte abmelden
menu_record = Aufzeichnung speichern
menu_home = Alle Spiele
menu_watch = Link zum Zusehen
menu_device = Mein Platz auf einem anderen Gerät
menu_look = Als { $who } sehen
menu_people = Am Tisch
menu_watching =
    { $n ->
        [one] { $n } sieht zu
       *[other] { $n } sehen zu
    }
here = da
gone = nicht da
link_copy = Link kopieren
link_copied = Kopiert
link_share = Teilen

panel_title = Verlauf und Chat
panel_live = Jetzt
panel_walk = Durch das Spiel gehen
panel_earlier = Einen Zug zurück
panel_later = Einen Zug vor
chat_say = Sag etwas Nettes
chat_send = Senden
chat_none = Noch hat niemand etwas geschrieben.
chat_off = Der Chat ist an diesem Tisch ausgeschaltet.
chat_mute = { $who } ausblenden
chat_unmute = { $who } wieder anzeigen
chat_who = Wer schreiben darf
chat_who_all = Alle
chat_who_players = Nur die Spielenden
chat_who_nobody = Niemand

pass_title = Gib das Gerät an { $who }
pass_text = Bitte wegschauen: Gleich wird gezeigt, was geheim ist.
pass_go = Ich bin { $who }

room_title = Es fehlen noch Mitspieler
room_sub = Das Spiel beginnt, sobald alle Plätze besetzt sind.
room_sub_ready = Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.
room_ready = Ich bin bereit
room_unready = Doch noch nicht
room_is_ready = bereit
room_not_ready = noch nicht bereit
room_seat = Platz { $n }
room_open = frei
room_you = du
room_bot = Bot, { $level }
room_invite = Schick diesen Link weiter:
room_invite_label = Einladung auf Platz { $n }
room_fill = Bot hierher setzen
room_fill_all = Mit Bots auffüllen
room_level = Stärke der Bots
room_leave = Aufstehen
room_sit = Hinsetzen
room_waits = Der Gastgeber lädt ein; das Spiel beginnt von selbst.

keys_title = Tasten
keys_off = Tastenkürzel sind in den Einstellungen ausgeschaltet.
keys_yours = Dein Zug
keys_placing = Legen
keys_table = Am Tisch
keys_group = Gruppe von Aktionen, dann Pfeile
keys_turn = rechts, links drehen
keys_fitting = nächste, vorige passende Stelle
keys_arrows = zwischen allem Wählbaren gehen
keys_Enter = wählen oder bestätigen
keys_Esc = zurücklegen, schließen
keys_U = einen Schritt zurück
keys_R = Zug neu beginnen
keys_H = Tipp
keys_P = Wertung
keys_L = Verlauf
keys_C = Chat
keys_walk = durch den Verlauf gehen
keys_help = diese Liste
keys_F6 = nächster Bereich
end_record = Eine Aufzeichnung
end_wins =
    { $n ->
        [one] { $who } gewinnt mit { $n } Punkt
       *[other] { $who } gewinnt mit { $n } Punkten
    }
end_shared =
    { $n ->
        [one] { $who } teilen sich den Sieg mit { $n } Punkt
       *[other] { $who } teilen sich den Sieg mit { $n } Punkten
    }
end_you =
    { $n ->
        [one] Du gewinnst mit { $n } Punkt
       *[other] Du gewinnst mit { $n } Punkten
    }
end_unfinished = Hier endet die Aufzeichnung
end_summary = { $players } Spieler, Runde { $round }, { $moves } Züge.
end_copy = Link zum Ergebnis
end_save = Aufzeichnung speichern
end_sheets = Wertungsblätter
end_boards = Endstellung
end_boards_note = zum Vergrößern antippen
end_ahead =
    { $n ->
        [one] { $n } Punkt Vorsprung
       *[other] { $n } Punkte Vorsprung
    }
end_tie = durch mehr Geld
end_place_1 = Erster Platz
end_place_2 = Zweiter Platz
end_place_3 = Dritter Platz
end_place_4 = Vierter Platz
end_place_5 = Fünfter Platz
end_chances = Wie sich die Chancen änderten
end_chance = Siegchance
end_points = Erwartete Punkte
end_plot = Kurven über { $n } Züge; das Ergebnis steht in der Tabelle darüber.
end_mattered = Züge, auf die es ankam
end_mattered_own = Deine wichtigen Züge
end_mattered_all = Züge von allen
end_mattered_points = { $n } P.
end_mattered_none = Kein Zug hat viel geändert. Gut gespielt!
end_mattered_best = Die Eule hat nichts Besseres gefunden.
end_opened = { $who } hat in Runde { $round } den Schlussstapel geöffnet.
end_mattered_line = { $who }: { $move }
end_mattered_better = Besser: { $move }
end_mattered_look = Zug { $n } ansehen
end_thinking = Die Eule sieht das Spiel durch. Das dauert etwa eine halbe Minute …
end_again = Noch einmal fragen
end_round = Runde { $n }
end_see = Zum Tisch
end_link = Link
end_learn = Aus Fehlern lernen
end_watch = Ansehen
end_rematch = Revanche
end_rematch_join = Zur Revanche
end_seats = Plätze ändern
replay = Wiederholung
replay_at = Zug { $n } von { $of }
replay_start = Der Anfang
replay_first = Zum Anfang
replay_last = Zum Ende
replay_play = Abspielen
replay_stop = Anhalten
replay_speed = Tempo: { $n }×
replay_next = Nächster Zug eines Spielers
replay_next_of = Nächster Zug: { $who }
replay_owl = Die Eule zu allen Zügen
tools_since = Was seit deinem Zug geschah
