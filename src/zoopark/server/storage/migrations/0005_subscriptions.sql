-- Where people want to be told that it is their turn: the push service of a browser, and the keys that
-- only this browser can open messages with. A device is known by the digest of its address there.
CREATE TABLE subscriptions (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX subscriptions_person ON subscriptions (person);
