-- Addresses that answered 404 and that somebody of the panel leads on to a page: both are paths as the site writes them. The
-- key is made of the path, for addresses and activity that could not hold it.
CREATE TABLE redirects (
  key TEXT PRIMARY KEY CHECK (length(key) = 20),
  path TEXT NOT NULL UNIQUE CHECK (path GLOB '/?*'),
  target TEXT NOT NULL CHECK (target GLOB '/*' AND target <> path),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT, WITHOUT ROWID;

CREATE INDEX redirects_created_at ON redirects (created_at, path);

-- The panel lists what products have left beside them, newest first, and takes it away by the version that it saw.
ALTER TABLE former_addresses ADD COLUMN version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1);

CREATE INDEX former_addresses_left_at ON former_addresses (left_at, '/produtos/' || category || '/' || number);

-- How often an address was asked for that leads nowhere, by day. It tells nothing of who asked, holds plain paths only and
-- so many a day at most, and is dropped after a month.
CREATE TABLE unknown_pages (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  path TEXT NOT NULL CHECK (length(path) <= 100),
  times INTEGER NOT NULL CHECK (times >= 1),
  PRIMARY KEY (day, path)
) STRICT, WITHOUT ROWID;
