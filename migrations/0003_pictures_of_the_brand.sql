-- The brand's pictures are in Mídia like uploads. Their files are part of the site, so such a row has the file's name as its
-- key. SQLite cannot alter a CHECK, so a table with wider ones takes the place of the old one.
PRAGMA defer_foreign_keys = ON;

CREATE TABLE wider_media (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Of an upload 80 random bits, secret until the row is committed; of a file of the site its name.
  key TEXT NOT NULL UNIQUE CHECK (
    (length(key) = 20 AND key NOT GLOB '*[^0-9a-f]*') OR key GLOB '?*-[0-9]*x[0-9]*-??????-??????'
  ),
  state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'committed', 'trashed', 'removed')),
  name TEXT NOT NULL CHECK (trim(name) <> ''), -- of the file on the editor's computer
  alt TEXT NOT NULL DEFAULT '',
  folder TEXT CHECK (length(folder) BETWEEN 1 AND 60),
  focal_x REAL NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  focal_y REAL NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  -- The shapes that are cropped around a point of their own (src/shared/media-address.ts): {"wide": {"x": 0.3, "y": 0.7}}.
  crops TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(crops)),
  color TEXT NOT NULL CHECK (length(color) = 7 AND color GLOB '#*' AND substr(color, 2) NOT GLOB '*[^0-9a-f]*'),
  -- Of the original: type, size in pixels as it is shown, bytes, and the SHA-256 by which the same file is recognised.
  type TEXT CHECK (type IN ('image/jpeg', 'image/png', 'image/webp')),
  width INTEGER CHECK (width BETWEEN 1 AND 8192),
  height INTEGER CHECK (height BETWEEN 1 AND 8192),
  bytes INTEGER CHECK (bytes > 0),
  digest TEXT CHECK (length(digest) = 64),
  -- On the site, without the focal point (src/shared/media-address.ts).
  address TEXT CHECK (address GLOB '/media/*' OR address GLOB '/images/*'),
  -- Of a trashed picture whose file was replaced: the picture with the new file. The old address redirects to it.
  replaced_by INTEGER REFERENCES wider_media (id) ON DELETE SET NULL,
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  CHECK (state <> 'committed' OR (type || width || height || bytes || address) IS NOT NULL)
) STRICT;

INSERT INTO wider_media (
  id, key, state, name, alt, folder, focal_x, focal_y, crops, color, type, width, height, bytes, digest, address, replaced_by,
  search_text, version, created_at, updated_at
) SELECT
  id, key, state, name, alt, folder, focal_x, focal_y, crops, color, type, width, height, bytes, digest, address, replaced_by,
  search_text, version, created_at, updated_at
FROM media;

-- The id of a picture that was deleted for good is not used again.
DELETE FROM sqlite_sequence WHERE name = 'wider_media';
INSERT INTO sqlite_sequence (name, seq) SELECT 'wider_media', seq FROM sqlite_sequence WHERE name = 'media';

DROP TABLE media;
ALTER TABLE wider_media RENAME TO media;

CREATE INDEX media_state ON media (state, id);
-- The filters and the folders of the library, each without reading the other pictures.
CREATE INDEX media_without_alt ON media (state, id) WHERE state = 'committed' AND alt = '';
CREATE INDEX media_large ON media (state, id)
  WHERE state = 'committed' AND (bytes > 2097152 OR width > 4000 OR height > 4000);
CREATE INDEX media_bytes ON media (state, bytes, id);
CREATE INDEX media_folders ON media (state, folder, id);
CREATE INDEX media_digests ON media (digest);
