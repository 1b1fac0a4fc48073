-- Links by which a person comes to another device, or comes back after a cookie was lost. A link is
-- known by the digest of its key, and the person's secret can be opened with that key only.
CREATE TABLE passages (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    sealed BYTEA NOT NULL,
    profile TEXT NOT NULL,
    expires BIGINT
);
CREATE INDEX passages_person ON passages (person);

-- Finished games that somebody does not want to see in their lists any more.
CREATE TABLE put_away (
    person TEXT NOT NULL,
    match TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (person, match)
);
CREATE INDEX put_away_match ON put_away (match);

-- Who wants to be forgotten must be found, too, where they have opened a table for others.
CREATE INDEX matches_host ON matches (host);
