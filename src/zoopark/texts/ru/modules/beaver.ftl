### Beaver, in Russian.

move_gnaw = Оставить себе из грузовика { $truck }: { $tile }
prompt_asks_gnaw = Бобр: оставите себе ещё один жетон?
prompt_action_gnaw = Бобр: какой жетон вы оставите себе?
event_gnawed = { $who } оставляет себе из грузовика { $truck }: { $tile }
mini_beaver = бобр
