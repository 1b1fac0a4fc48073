### Widgets, and what every table says, in German.

coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
coins_short =
    { $n ->
        [one] { $n } Münze fehlt
       *[other] { $n } Münzen fehlen
    }
coins_have = du hast { $n }
points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
points_word =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
others = Die anderen
enlarge = Vergrößern: { $who }
status_bot = Bot, { $level }
round = Runde { $n }
score_open =
    { $n ->
        [one] { $n } Punkt, Wertung öffnen
       *[other] { $n } Punkte, Wertung öffnen
    }
score_next = eins mehr: { $n }
score_now = wenn jetzt Schluss wäre
score_final = Endstand
score_total = Summe
score_ties =
    { $n ->
        [one] { $n } Münze entscheidet bei Gleichstand
       *[other] { $n } Münzen entscheiden bei Gleichstand
    }
scores = Wertung
action_other = Anderes
more = Weitere Möglichkeiten
hint = Tipp
hint_close = Tipp schließen
undo = Zurück
undo_ask = Zurück …
reset = Von vorn
confirm = Bestätigen
confirm_left =
    { $n ->
        [one] noch { $n } Plättchen
       *[other] noch { $n } Plättchen
    }
close = Schließen
open = Öffnen
rotate_left = Nach links drehen
rotate_right = Nach rechts drehen
rotate_key = R dreht
rule_link = Zur Regel
prompt_which = Was möchtest du damit tun?
prompt_pay = { $move } · Wie zahlst du?
prompt_waiting = { $who } überlegt
prompt_waiting_many = Warten auf { $who }
prompt_done = Dein Zug ist fertig:{ " " }
prompt_confirm = Bestätige ihn
prompt_over = Das Spiel ist zu Ende
seat_choose = { $who } wählen
log = Verlauf

end_finished = Beendet

## Languages

language_unknown = Die Sprache „{ $wanted }“ gibt es hier nicht: Wähle { $choices }.
