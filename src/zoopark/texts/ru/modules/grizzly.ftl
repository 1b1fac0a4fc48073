### Grizzly, in Russian.

move_release = Выпустить: { $tile }
prompt_action_release = Гризли: какое животное выпустите?
move_release_all = Выпустить всех: { $tile }
mini_grizzly = гризли
