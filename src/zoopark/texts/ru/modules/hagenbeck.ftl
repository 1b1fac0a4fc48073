### Hagenbeck, in Russian.

why_hagenbeck = гость Хагенбека
move_host = Гость: { $tile } → { $to }
prompt_action_host = Хагенбек: какое животное станет гостем?
event_hosted = { $who }: гость { $tile } → { $enclosure }
event_followed = { $who }: гость { $tile } уходит с остальными, { $enclosure }
mini_hagenbeck = зоопарк Хагенбека
mini_guest = гость: { $where }
guest_label = гость: { $tile }
