### Lucky pig, in German.

mini_lucky-pig = Glücksschwein
