-- Where a category stands on the site: its key at first, and another once an editor says so. The key stays what it was, by
-- which products, activity, carts, files and the rules of the code know the category. A deployment that knows of no
-- addresses leaves it empty.
ALTER TABLE categories ADD COLUMN address TEXT NOT NULL DEFAULT '' CHECK (address NOT GLOB '*[^a-z0-9-]*');

CREATE TRIGGER category_addressed AFTER INSERT ON categories WHEN NEW.address = ''
BEGIN
  UPDATE categories SET address = NEW.key WHERE key = NEW.key;
END;

UPDATE categories SET address = key;

CREATE UNIQUE INDEX categories_address ON categories (address);
-- Links to products ask for those alone that do not stand at their key: mostly none.
CREATE INDEX categories_moved ON categories (key, address) WHERE address <> key;

-- Where categories stood before they moved. A category that is deleted keeps its rows, for when it is brought back.
CREATE TABLE former_category_addresses (
  address TEXT PRIMARY KEY,
  category TEXT NOT NULL,
  left_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1)
) STRICT, WITHOUT ROWID;

CREATE INDEX former_category_addresses_left_at ON former_category_addresses (left_at, '/produtos/' || address);
