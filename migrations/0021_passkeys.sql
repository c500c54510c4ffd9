-- A second step at sign-in: passkeys, the codes that stand in for one that is lost, and the steps that somebody has begun.
--
-- The release before knows of none: under it the password alone opens every account (docs/operations.md).

CREATE TABLE passkeys (
  id TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  -- What its device calls it, and its public half (COSE), both as base64url.
  credential_id TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  -- How often its device says that it was used; 0 for ever where the device does not count.
  counter INTEGER NOT NULL,
  -- JSON: how a browser reaches the device.
  transports TEXT NOT NULL,
  -- Whether the device keeps a copy elsewhere.
  synced INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  last_used_at TEXT
) STRICT;

CREATE INDEX passkeys_of_user ON passkeys (user_id);

-- One row a code that was not used yet.
CREATE TABLE recovery_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash TEXT NOT NULL,
  PRIMARY KEY (user_id, hash)
) STRICT, WITHOUT ROWID;

-- Whoever gave the password and still owes the passkey, or is adding one, for five minutes. The browser's cookie holds
-- what `hash` is the digest of, and from that the challenge is made: a row is used once.
CREATE TABLE second_steps (
  hash TEXT NOT NULL PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- The session that adds a passkey; NULL while there is none.
  session_id TEXT,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
