-- Pictures that editors upload. The row decides what exists: `pending` while its files arrive, `committed` once all of
-- them stand in R2 under the row's key, `trashed` while a deletion can be undone, `removed` until they are gone from there.
-- The key is secret until the row is committed.
CREATE TABLE media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE CHECK (length(key) = 20 AND key NOT GLOB '*[^0-9a-f]*'),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'committed', 'trashed', 'removed')),
  name TEXT NOT NULL CHECK (trim(name) <> ''), -- of the file, as it was called at home
  alt TEXT NOT NULL DEFAULT '',
  focal_x REAL NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  focal_y REAL NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  color TEXT NOT NULL CHECK (length(color) = 7 AND color GLOB '#*' AND substr(color, 2) NOT GLOB '*[^0-9a-f]*'),
  -- Of the original: type, size in pixels as it is shown, bytes.
  type TEXT CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  width INTEGER CHECK (width BETWEEN 1 AND 8192),
  height INTEGER CHECK (height BETWEEN 1 AND 8192),
  bytes INTEGER CHECK (bytes > 0),
  address TEXT CHECK (address GLOB '/media/*'), -- what the site shows it by, focal point aside (src/shared/media-address.ts)
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  CHECK (state <> 'committed' OR (type || width || height || bytes || address) IS NOT NULL)
) STRICT;

CREATE INDEX media_state ON media (state, id);
