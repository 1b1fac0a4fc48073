### Kea, in Czech.

move_gift = Dát minci: { $who }
prompt_action_gift = Nestor kea: kdo dostane minci?
event_gifted = { $who } daruje minci: { $to }
mini_kea = nestor kea
