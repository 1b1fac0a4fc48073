### Order cards, in Czech.

line_order-card = Karta zakázky
why_first-order = první zakázka splněna
why_second-order = druhá zakázka splněna
why_order-cards = karta zakázky
board_order = Karta zakázky
board_order_number = č. { $n }
board_order_secret = vidíte jen vy
board_order_hidden = skrytá
order_full = plno
order_notfull = není plno
order_barn = stáj: bez minusu
module_order-cards = Karty zakázek
module_order-cards_why = Tajné přání: dva druhy bodují víc.
