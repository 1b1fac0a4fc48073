### Widgets, and what every table says, in Czech.

coins =
    { $n ->
        [one] { $n } mince
        [few] { $n } mince
       *[other] { $n } mincí
    }
coins_short =
    { $n ->
        [one] chybí { $n } mince
        [few] chybí { $n } mince
       *[other] chybí { $n } mincí
    }
coins_have = máte { $n }
points =
    { $n ->
        [one] { $n } bod
        [few] { $n } body
       *[other] { $n } bodů
    }
points_word =
    { $n ->
        [one] bod
        [few] body
       *[other] bodů
    }
others = Ostatní
enlarge = Zvětšit: { $who }
status_bot = bot, { $level }
round = { $n }. kolo
score_open =
    { $n ->
        [one] { $n } bod, otevřít bodování
        [few] { $n } body, otevřít bodování
       *[other] { $n } bodů, otevřít bodování
    }
score_next = o jednu víc: { $n }
score_now = kdyby hra teď skončila
score_final = konečný výsledek
score_total = Celkem
score_ties =
    { $n ->
        [one] při shodě rozhoduje { $n } mince
        [few] při shodě rozhodují { $n } mince
       *[other] při shodě rozhoduje { $n } mincí
    }
scores = Bodování
action_other = Jiné
more = Další možnosti
hint = Rada
hint_close = Zavřít radu
undo = Zpět
undo_ask = Zpět…
reset = Od začátku
confirm = Potvrdit
confirm_left =
    { $n ->
        [one] zbývá { $n } destička
        [few] zbývají { $n } destičky
       *[other] zbývá { $n } destiček
    }
close = Zavřít
open = Otevřít
rotate_left = Otočit doleva
rotate_right = Otočit doprava
rotate_key = R otáčí
rule_link = Ukázat pravidlo
prompt_which = Co s tím chcete udělat?
prompt_pay = { $move } · Čím zaplatíte?
prompt_waiting = Přemýšlí { $who }
prompt_waiting_many = Přemýšlejí { $who }
prompt_done = Tah je hotový:{ " " }
prompt_confirm = potvrďte ho
prompt_over = Hra skončila
seat_choose = Zvolit: { $who }
log = Průběh

end_finished = Dohráno

## Languages

language_unknown = Jazyk „{ $wanted }“ tu není: vyberte si { $choices }.
