-- Nothing is ever stored here. Inserting anything but 1 fails by this very name and undoes the whole batch: that is how a
-- write stops when a row is no longer what the writer saw (functions/db/guard.ts).
CREATE VIEW guards AS SELECT 1 AS held;

CREATE TRIGGER guard_lost INSTEAD OF INSERT ON guards WHEN NEW.held IS NOT 1
BEGIN
  SELECT RAISE(ABORT, 'guard_lost');
END;
