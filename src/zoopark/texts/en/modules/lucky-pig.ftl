### Lucky pig, in English.

mini_lucky-pig = lucky pig
