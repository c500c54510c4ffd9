-- The copies and links of locations and slides go with their record too, as those of 0009_working_copies.sql do.
CREATE TRIGGER location_copy_deleted AFTER DELETE ON locations
BEGIN
  DELETE FROM working_copies WHERE noun = 'locations' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'locations' AND record_id = CAST(OLD.id AS TEXT);
END;

CREATE TRIGGER slide_copy_deleted AFTER DELETE ON slides
BEGIN
  DELETE FROM working_copies WHERE noun = 'slides' AND record_id = CAST(OLD.id AS TEXT);
  DELETE FROM previews WHERE noun = 'slides' AND record_id = CAST(OLD.id AS TEXT);
END;
