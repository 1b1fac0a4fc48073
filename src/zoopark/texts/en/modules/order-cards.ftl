### Order cards, in English.

line_order-card = Order card
why_first-order = first order filled
why_second-order = second order filled
why_order-cards = order card
board_order = Order card
board_order_number = no. { $n }
board_order_secret = only you see it
board_order_hidden = hidden
order_full = full
order_notfull = not full
order_barn = barn: no minus
module_order-cards = Order cards
module_order-cards_why = A secret wish: two species score more.
