### Order cards, in Russian.

line_order-card = Карта заказа
why_first-order = первый заказ выполнен
why_second-order = второй заказ выполнен
why_order-cards = карта заказа
board_order = Карта заказа
board_order_number = № { $n }
board_order_secret = тайная
board_order_hidden = скрыта
order_full = целиком
order_notfull = не целиком
order_barn = запасник: без минуса
module_order-cards = Карты заказов
module_order-cards_why = Тайное желание: два вида приносят больше.
