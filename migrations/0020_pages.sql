-- What editors changed of the texts that a page has by itself (src/shared/pages), one row a page; none of a page that is as it was.
CREATE TABLE pages (
  page TEXT PRIMARY KEY CHECK (page <> ''),
  overrides TEXT NOT NULL CHECK (json_type(overrides) = 'object'),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;
