-- Until when the link in a mail opens something; none where it has no link of its own. Mail that waits longer is given up.
ALTER TABLE outbox ADD COLUMN expires_at TEXT CHECK (expires_at GLOB '????-??-??T??:??:??.???Z');
