-- Who typed each field of a working copy: its last saver may have typed only some. A field without an author is the saver's.
ALTER TABLE working_copies ADD COLUMN authors TEXT NOT NULL DEFAULT '{}' CHECK (json_type(authors) = 'object');

CREATE TRIGGER copies_author_deleted AFTER DELETE ON users
BEGIN
  UPDATE working_copies SET authors = (
    SELECT json_group_object("key", value) FROM json_each(working_copies.authors) WHERE value <> OLD.id
  )
  WHERE EXISTS (SELECT 1 FROM json_each(working_copies.authors) WHERE value = OLD.id);
END;
