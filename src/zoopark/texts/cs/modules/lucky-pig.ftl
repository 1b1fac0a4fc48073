### Lucky pig, in Czech.

mini_lucky-pig = prasátko pro štěstí
