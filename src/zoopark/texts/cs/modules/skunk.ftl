### Skunk, in Czech.

move_sell = Nabídnout k prodeji: { $tile }
prompt_action_sell = Skunk: která zvířata prodáte?
move_claim = Koupit: { $tile }
prompt_asks_claim = Skunk prodává: které zvíře koupíte?
event_offered = { $who } nabízí k prodeji: { $species }
mini_skunk = skunk
mini_sale = na prodej
