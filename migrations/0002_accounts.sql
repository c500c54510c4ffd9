-- People, what they may do, and where they are signed in. Passwords, tokens and addresses of origin stand here only as digests.

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  email TEXT NOT NULL CHECK (email = lower(email)),
  password_hash TEXT, -- none until an invited person chooses one
  confirmed_at TEXT,
  consent_version TEXT,
  consent_at TEXT,
  search_text TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX users_email ON users (email);
-- The panel lists people by name; the name stands first in search_text.
CREATE INDEX users_search_text ON users (search_text, id);

CREATE TABLE user_roles (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('admin', 'c-level')),
  granted_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;

-- `counter` is how often the refresh token was exchanged: only its newest value is good.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  counter INTEGER NOT NULL DEFAULT 0,
  device TEXT NOT NULL DEFAULT '',
  created_at TEXT NOT NULL,
  rotated_at TEXT NOT NULL,
  ended_at TEXT,
  end_reason TEXT CHECK (end_reason IN ('signed-out', 'ended', 'reuse', 'reset', 'too-many'))
) STRICT;

CREATE INDEX sessions_user ON sessions (user_id, rotated_at);

-- Proofs of a mailbox, one for each purpose and person: a new one takes the place of the old.
CREATE TABLE mailbox_tokens (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('confirm', 'reset')),
  hash TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (user_id, purpose)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX mailbox_tokens_hash ON mailbox_tokens (hash);

-- How often something was tried since `started_at` (ms). Keys are keyed digests: no address can be read from them.
CREATE TABLE limits (
  key TEXT PRIMARY KEY,
  started_at INTEGER NOT NULL,
  count INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX limits_started ON limits (started_at);
