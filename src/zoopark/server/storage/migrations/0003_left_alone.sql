-- An index that a move does not change: with the time of the last entry in it, it was written anew
-- with every one of them.
DROP INDEX matches_left;
CREATE INDEX matches_left ON matches (created, status);
