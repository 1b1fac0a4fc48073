### Order cards, in German.

line_order-card = Auftrags­karte
why_first-order = erster Auftrag erfüllt
why_second-order = zweiter Auftrag erfüllt
why_order-cards = Auftragskarte
board_order = Auftrags­karte
board_order_number = Nr. { $n }
board_order_secret = nur für dich
board_order_hidden = verdeckt
order_full = voll
order_notfull = nicht voll
order_barn = Stall: kein Minus
module_order-cards = Auftragskarten
module_order-cards_why = Ein geheimer Wunsch: Zwei Arten zählen mehr.
