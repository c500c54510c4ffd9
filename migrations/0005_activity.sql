-- Every write of the panel: the audit log, each record's history, the trash and the undo in one table.
CREATE TABLE activity (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  user_id TEXT, -- who; stays as a bare id when the account is deleted
  action TEXT NOT NULL CHECK (action IN ('create', 'update', 'delete')),
  noun TEXT NOT NULL,
  record_id TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  before TEXT CHECK (before IS NULL OR json_valid(before)),
  after TEXT CHECK (after IS NULL OR json_valid(after)),
  undoes INTEGER REFERENCES activity (id),
  idempotency_key TEXT
) STRICT;

CREATE INDEX activity_record ON activity (noun, record_id, id);
CREATE INDEX activity_user ON activity (user_id, id);
CREATE UNIQUE INDEX activity_idempotency ON activity (idempotency_key) WHERE idempotency_key IS NOT NULL;

-- The list of writes, newest first, by whatever it is filtered; and what took a write back.
CREATE INDEX activity_undoes ON activity (undoes) WHERE undoes IS NOT NULL;
CREATE INDEX activity_at ON activity (at);
CREATE INDEX activity_noun ON activity (noun, id);
CREATE INDEX activity_noun_action ON activity (noun, action, id);
CREATE INDEX activity_action ON activity (action, id);
CREATE INDEX activity_user_noun ON activity (user_id, noun, id);
