-- What a person has a heart for and saw last, so that it follows their account: one row a person, which goes with them.
CREATE TABLE kept_products (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  favourites TEXT NOT NULL CHECK (json_valid(favourites)),
  seen TEXT NOT NULL CHECK (json_valid(seen)),
  version INTEGER NOT NULL,
  saved_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT, WITHOUT ROWID;
