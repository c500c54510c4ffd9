-- What took a write back, for the undo and for the list of writes.
CREATE INDEX activity_undoes ON activity (undoes) WHERE undoes IS NOT NULL;
