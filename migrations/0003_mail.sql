-- Mail to be sent, written in the same batch as the change that calls for it. The address and the bodies are erased as
-- soon as the provider has taken the mail, or when it is given up. `user_id` names no table: mail outlives its account.

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  user_id TEXT,
  to_address TEXT,
  subject TEXT NOT NULL CHECK (subject <> ''),
  html TEXT,
  text TEXT,
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  next_attempt_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  sent_at TEXT,
  failed_at TEXT,
  last_error TEXT,
  CHECK (sent_at IS NULL OR failed_at IS NULL),
  CHECK (
    sent_at IS NOT NULL OR failed_at IS NOT NULL
    OR (to_address IS NOT NULL AND html IS NOT NULL AND text IS NOT NULL)
  )
) STRICT;

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE sent_at IS NULL AND failed_at IS NULL;
CREATE INDEX outbox_failed ON outbox (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX outbox_user ON outbox (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX outbox_created ON outbox (created_at);
