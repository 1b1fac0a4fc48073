### Kea, in English.

move_gift = Give a coin to { $who }
prompt_action_gift = The kea: who gets a coin?
event_gifted = { $who } gives { $to } a coin
mini_kea = kea
