### Beaver, in Czech.

move_gnaw = Nechat si z vozu { $truck }: { $tile }
prompt_asks_gnaw = Bobr: necháte si další destičku?
prompt_action_gnaw = Bobr: kterou destičku si necháte?
event_gnawed = { $who } si nechává z vozu { $truck }: { $tile }
mini_beaver = bobr
