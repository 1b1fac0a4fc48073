### Skunk, in German.

move_sell = Zum Verkauf stellen: { $tile }
prompt_action_sell = Das Stinktier: Welche Tiere verkaufst du?
move_claim = Kaufen: { $tile }
prompt_asks_claim = Das Stinktier verkauft: Welches Tier kaufst du?
event_offered = { $who } stellt zum Verkauf: { $species }
mini_skunk = Stinktier
mini_sale = zu verkaufen
