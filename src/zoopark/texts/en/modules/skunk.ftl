### Skunk, in English.

move_sell = Put up for sale: { $tile }
prompt_action_sell = The skunk: which animals do you sell?
move_claim = Buy { $tile }
prompt_asks_claim = The skunk’s sale: which animal do you buy?
event_offered = { $who } puts up for sale: { $species }
mini_skunk = skunk
mini_sale = for sale
