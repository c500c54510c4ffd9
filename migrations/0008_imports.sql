-- Which writes came by one file, or took such a file back: they are told of, and undone, as one.
ALTER TABLE activity ADD COLUMN import_id TEXT;

CREATE INDEX activity_import ON activity (import_id, id) WHERE import_id IS NOT NULL;
