### Grizzly, in German.

move_release = Abgeben (Grizzly): { $tile }
prompt_action_release = Der Grizzly: Welches Tier gibst du ab?
move_release_all = Alle abgeben (Grizzly): { $tile }
mini_grizzly = Grizzly
