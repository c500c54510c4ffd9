-- What editors have changed in a record that visitors see and have not published yet: one copy of a record. `fields` holds
-- those fields of its form that differ, as they are typed; `base` what they held in the record, at `base_version`. Versions
-- of copies begin at the clock's milliseconds: one that was discarded never shares a number with the next.
CREATE TABLE working_copies (
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_type(fields) = 'object'),
  base TEXT NOT NULL CHECK (json_type(base) = 'object'),
  base_version INTEGER NOT NULL,
  version INTEGER NOT NULL,
  user_id TEXT REFERENCES users (id) ON DELETE SET NULL,
  saved_at TEXT NOT NULL,
  PRIMARY KEY (noun, record_id)
) STRICT;

-- The links by which anybody sees a record with its copy: a new nonce ends those that were given out.
CREATE TABLE previews (
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  nonce TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (noun, record_id)
) STRICT, WITHOUT ROWID;

-- Both go with their record, by whatever it is deleted.
CREATE TRIGGER post_copy_deleted AFTER DELETE ON posts
BEGIN
  DELETE FROM working_copies WHERE noun = 'posts' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'posts' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER product_copy_deleted AFTER DELETE ON products
BEGIN
  DELETE FROM working_copies WHERE noun = 'products' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'products' AND record_id = CAST(OLD.id AS TEXT);
END;
