-- What whoever runs a server needs to keep it tidy.

-- A match that no list shows, whatever its table has agreed on.
ALTER TABLE matches ADD COLUMN hidden BOOLEAN NOT NULL DEFAULT FALSE;

-- All matches, the one that has been left alone for longest first.
CREATE INDEX matches_left ON matches (updated, status);

-- Where somebody who only looked on has said something, so that they can have it erased.
CREATE TABLE speakers (
    person TEXT NOT NULL,
    match TEXT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (person, match)
);
CREATE INDEX speakers_match ON speakers (match);

-- Who is not wanted: an address, a network, or the digest of a person.
CREATE TABLE bans (
    who TEXT PRIMARY KEY,
    since BIGINT NOT NULL,
    why TEXT NOT NULL
);

-- Written now and then, to know whether it can be.
CREATE TABLE pulse (
    name TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
