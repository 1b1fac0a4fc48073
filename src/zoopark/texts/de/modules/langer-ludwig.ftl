### Langer ludwig, in German.

move_return = Zurückgeben: { $tile }, { $from }
prompt_asks_return = Langer Ludwig: Gibst du noch ein Tier zurück?
prompt_action_return = Langer Ludwig: Welches Tier gibst du zurück?
event_returned = { $who } gibt zurück: { $tile }, { $enclosure }
mini_langer-ludwig = Langer Ludwig
