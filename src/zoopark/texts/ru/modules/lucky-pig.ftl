### Lucky pig, in Russian.

mini_lucky-pig = свинка на счастье
