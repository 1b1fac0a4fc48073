# For pyright: the integer types of mypyc are plain integers to a reader.
i64 = int
