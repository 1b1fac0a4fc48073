-- A match: what is fixed when it is created, and a summary that is written with every entry of its
-- log, so that no list has to read a log.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    config TEXT NOT NULL,
    rules BIGINT NOT NULL,
    options TEXT NOT NULL,
    host TEXT NOT NULL,
    created BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'running', 'paused', 'over', 'archived')),
    number BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    open_seats INTEGER NOT NULL,
    players INTEGER NOT NULL,
    to_act BIGINT NOT NULL,
    bots_due BOOLEAN NOT NULL,
    deadline BIGINT,
    listed BOOLEAN NOT NULL,
    names TEXT NOT NULL,
    result TEXT
);

-- One index a list, each as small as its list.
CREATE INDEX matches_open ON matches (created, id) WHERE status = 'open' AND listed;
CREATE INDEX matches_running ON matches (created, id) WHERE status = 'running' AND listed;
CREATE INDEX matches_over ON matches (updated, id) WHERE status = 'over' AND listed;
CREATE INDEX matches_due ON matches (deadline) WHERE status = 'running' AND deadline IS NOT NULL;
CREATE INDEX matches_bots ON matches (updated) WHERE bots_due;

-- The primary key is what lets only one of two processes write an entry.
CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches (id),
    number BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match, number)
);

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    key TEXT NOT NULL UNIQUE,
    taken BOOLEAN NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE TABLE holders (
    match TEXT NOT NULL,
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (match, seat, person),
    FOREIGN KEY (match, seat) REFERENCES seats (match, seat)
);
CREATE INDEX holders_person ON holders (person, match, seat);

CREATE TABLE reviews (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    data BYTEA NOT NULL
);

-- Secrets of the service itself, which all its processes share.
CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);
