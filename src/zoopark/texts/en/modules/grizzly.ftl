### Grizzly, in English.

move_release = Release { $tile }
prompt_action_release = The grizzly: which animal do you release?
move_release_all = Release all: { $tile }
mini_grizzly = grizzly
