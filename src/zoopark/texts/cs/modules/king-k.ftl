### King k, in Czech.

move_remove = Sundat z vozu { $truck }: { $tile }
prompt_action_remove = King K.: která destička opustí hru?
event_took-off = { $who } odebírá z vozu { $truck }: { $tile }, mimo hru
mini_king-k = King K.
