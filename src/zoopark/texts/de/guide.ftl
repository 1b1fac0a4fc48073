### The guided first game, and the game in six pictures, in German.

learn_title = { $game } in fünf Minuten
learn_games = Welches Spiel?
learn_go = Mit Anleitung spielen
learn_pictures = In Bildern
learn_rules = Alle Regeln
learn_more = Mehr lernen
guide_label = Anleitung
guide_next = Weiter
guide_ok = Verstanden
guide_skip = Ohne Anleitung
guide_back = Anleitung wieder zeigen
guide_step = { $n } von { $of }
guide_end = Gut gespielt. Die Wertung zeigt, woher jeder Punkt kommt.
guide_end_more = Gegen Bots spielen
lesson_turn = Ein Zug in fünf Sätzen
lesson_adds = Was hinzukommt
lesson_overview = Ein Zug mit allen Erweiterungen
lesson_score = Die Wertung Schritt für Schritt
lesson_mistakes = Häufige Irrtümer
lesson_tips = Tipps
lesson_try = Diese Stellung ausprobieren
lesson_total = Summe
lesson_print = Diese Seite drucken
