### Kea, in German.

move_gift = Eine Münze an { $who }
prompt_action_gift = Der Kea: Wer bekommt eine Münze?
event_gifted = { $who } schenkt { $to } eine Münze
mini_kea = Kea
