### Langer ludwig, in Czech.

move_return = Vrátit: { $tile }, { $from }
prompt_asks_return = Dlouhý Ludvík: vrátíte další zvíře?
prompt_action_return = Dlouhý Ludvík: které zvíře vrátíte?
event_returned = { $who } vrací: { $tile }, { $enclosure }
mini_langer-ludwig = Dlouhý Ludvík
