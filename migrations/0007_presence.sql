-- Who has a record open in a form of the panel: a row says so for a minute, and is dropped by the next beat of anybody's.
CREATE TABLE presence (
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (noun, record_id, user_id)
) STRICT, WITHOUT ROWID;
