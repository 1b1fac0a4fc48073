### Katta, in Czech.

why_coins-left = jsou na něm mince
why_no-coins-left = nejsou na něm mince
move_skip = Vynechat tah
mini_katta = lemur kata
