### Kea, in Russian.

move_gift = Отдать монету: { $who }
prompt_action_gift = Кеа: кто получит монету?
event_gifted = { $who } дарит монету: { $to }
mini_kea = кеа
