### You and your games, in German.

tab_mine = Partien
tab_progress = Fortschritt
tab_puzzles = Rätsel
puzzles_title = Rätsel
puzzles_sub = Stellungen aus echten Partien: Ein Zug ist eindeutig der beste.
puzzles_count = { $right } von { $tried } richtig, { $of } insgesamt
puzzles_new = { $n } Rätsel
puzzles_today = Rätsel des Tages
puzzles_next = Noch eins
puzzles_note = Die besten Rätsel sind deine eigenen Fehler: Versuch nach einer Partie teure Züge noch einmal.
puzzle_ask = Finde den besten Zug.
puzzle_ask_note = Danach kannst du gegen die Bots weiterspielen.
puzzle_right = Richtig!
puzzle_wrong = Nicht ganz.
puzzle_second = Am zweitbesten: { $move }, Siegchance { $chance }.
puzzle_again = Noch einmal
puzzle_more = Mehr Rätsel
puzzle_try = Zug { $n } noch einmal versuchen
end_goon = Von hier weiterspielen
room_qr = Als QR-Code zeigen
lobby_filter = Filter
lobby_filter_none = Im Moment gibt es keinen solchen Tisch.
lobby_any = Beliebig
lobby_speed = Tempo
lobby_speed_free = Ohne Uhr
lobby_speed_live = Am Stück
lobby_speed_slow = Über mehrere Tage
lobby_level = Stärke der Bots
tab_you = Du
mine_none_lost = Schon einmal hier gespielt? Öffne den Link, den du aufgehoben hast.
history_search = Namen oder Spiele suchen
history_game = Spiel
history_all = Alle Spiele
history_away = Archiviert
history_show_away = Archivierte zeigen
history_back = Zurück zur Liste
history_put = Diese Partie archivieren
history_out = Aus dem Archiv holen
history_place = Platz { $n }
history_points = Punkte: { $points }
history_against = gegen { $who }
history_none = Nichts gefunden.
progress_title = Dein Fortschritt
progress_sub = Wie deine Partien ausgingen und wo du im Vergleich mit den Bots stehst.
progress_none = Spiel deine erste Partie zu Ende, dann siehst du hier, wie sie lief.
progress_games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
progress_mean = im Schnitt { $points } Punkte
progress_best = Bestwert: { $points }
progress_rating = Wertung
progress_interval = sehr wahrscheinlich zwischen { $low } und { $high }
progress_rating_note = Gemessen an Partien mit Bots bekannter Stärke; 400 Punkte Unterschied bedeuten zehn zu eins.
progress_unrated = Spiel mit Bots, dann bekommst du eine Wertung.
progress_proposed = Ebenbürtig sind dir Bots der Stufe „{ $level }“.
progress_curve =
    { $n ->
        [one] Wertung nach { $n } Partie: { $rating }
       *[other] Wertung nach { $n } Partien: { $rating }
    }
progress_places = Plätze
progress_lines = Punkte je Partie, Zeile für Zeile
progress_lines_note = Rot ist, was eine Zeile dich gekostet hat.
you_title = Du
you_sub = Kein Konto, kein Passwort: Dein Link genügt.
you_sub_site = Kein Konto, kein Passwort: Alles bleibt in diesem Browser.
you_face = Name und Tier
you_face_note = Andere sehen sie ab deiner nächsten Partie.
you_animal = Dein Tier
you_letter = Der erste Buchstabe meines Namens
you_device = Ein anderes Gerät
you_device_text = Öffne diesen Link auf deinem Handy oder Rechner, dann sind alle deine Partien auch dort.
you_device_go = Link erstellen
you_device_once = Er gilt einmal und zehn Minuten lang. Zeig ihn niemandem sonst.
you_lock = Andere Geräte abmelden
you_lock_text = Ein Gerät verloren oder den Link aus der Hand gegeben?
you_lock_sure = Wirklich abmelden
you_lock_done = Nur noch dieses Gerät ist angemeldet. Aufgehobene Links gelten nicht mehr.
you_keep = Falls dieser Browser dich vergisst
you_keep_text = Cookies gehen verloren. Mit einem Link, den du aufhebst, bekommst du alle Partien zurück.
you_keep_go = Link zum Aufheben erstellen
you_keep_new = Neuen Link zum Aufheben erstellen
you_keep_has = Einen hast du schon; ein neuer ersetzt ihn.
you_keep_secret = Heb ihn so auf, dass nur du ihn findest: Wer ihn hat, kann in deinem Namen spielen.
you_data = Deine Daten
you_export = Alles herunterladen
you_export_text = Alle deine Partien mit ihren Aufzeichnungen und deine Einstellungen in einer Datei.
you_export_done = Deine Datei ist fertig.
you_export_site = Alle deine Partien und Einstellungen in einer Datei. Öffne sie in einem anderen Browser oder auf einem anderen Gerät, und alles ist auch dort.
you_import = Datei öffnen
you_import_text = Alles aus einem anderen Browser oder die Aufzeichnung eines Spiels.
you_import_done =
    { $n ->
        [0] Nichts Neues: Alle diese Partien waren schon hier.
        [one] { $n } Partie ist dazugekommen.
       *[other] { $n } Partien sind dazugekommen.
    }
you_delete_site = Deine Partien und Namen verschwinden endgültig aus diesem Browser.
you_delete = Alles löschen
you_delete_text = Deine Partien, Namen, Nachrichten und Links verschwinden für immer von diesem Server. In Partien mit anderen spielt ein Bot für dich weiter.
you_delete_sure = Wirklich alles löschen
you_delete_done =
    { $n ->
        [one] Alles ist gelöscht, auch { $n } Partie.
       *[other] Alles ist gelöscht, auch { $n } Partien.
    }
you_no = Abbrechen
me_title = Hier weiterspielen
me_looking = Wir sehen nach, wer du bist …
me_text =
    { $n ->
        [one] Dieser Link führt zu { $who } mit { $n } Partie.
       *[other] Dieser Link führt zu { $who } mit { $n } Partien.
    }
me_bring =
    { $n ->
        [one] { $n } Partie dieses Geräts mitnehmen
       *[other] { $n } Partien dieses Geräts mitnehmen
    }
me_bring_note = Sonst vergisst dieses Gerät sie.
me_go = Als { $who } weiterspielen
me_no = Nein, danke
me_note = Nur wenn der Link von dir ist: Wer ihn erstellt hat, teilt diese Partien mit diesem Gerät.
me_same = Auf diesem Gerät bist du schon { $who }.
link_qr = QR-Code: { $what }
trouble_person_title = Dieser Link führt nirgendwohin
trouble_person_text = Er wurde schon benutzt, ist älter als zehn Minuten oder wurde ersetzt. Erstelle auf deinem anderen Gerät einen neuen.
