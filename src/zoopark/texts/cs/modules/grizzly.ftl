### Grizzly, in Czech.

move_release = Vypustit: { $tile }
prompt_action_release = Grizzly: které zvíře vypustíte?
move_release_all = Vypustit všechny: { $tile }
mini_grizzly = grizzly
