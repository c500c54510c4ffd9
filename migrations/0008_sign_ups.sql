-- Sign-ups that wait for their confirmation, each with its own password and its own link: whoever else signs up with the
-- address changes neither. The first that is confirmed becomes the account.
CREATE TABLE sign_ups (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL CHECK (trim(name) <> ''),
  email TEXT NOT NULL CHECK (email = lower(email)),
  password_hash TEXT NOT NULL,
  consent_version TEXT NOT NULL,
  consent_at TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX sign_ups_email ON sign_ups (email, created_at);
CREATE INDEX sign_ups_created ON sign_ups (created_at);

INSERT INTO sign_ups (id, name, email, password_hash, consent_version, consent_at, token_hash, expires_at, created_at)
SELECT users.id, name, email, password_hash, consent_version, consent_at, hash, expires_at, created_at
FROM users JOIN mailbox_tokens ON user_id = users.id AND purpose = 'confirm'
WHERE confirmed_at IS NULL AND password_hash IS NOT NULL AND consent_version IS NOT NULL AND consent_at IS NOT NULL;

-- An invitation is no reset: one does not take the place of the other.
CREATE TABLE mailbox_tokens_apart (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'invitation')),
  hash TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (user_id, purpose)
) STRICT, WITHOUT ROWID;

INSERT INTO mailbox_tokens_apart (user_id, purpose, hash, expires_at)
SELECT user_id, iif(password_hash IS NULL, 'invitation', 'reset'), hash, expires_at
FROM mailbox_tokens JOIN users ON users.id = user_id
WHERE purpose = 'reset';

DROP TABLE mailbox_tokens;
ALTER TABLE mailbox_tokens_apart RENAME TO mailbox_tokens;
CREATE UNIQUE INDEX mailbox_tokens_hash ON mailbox_tokens (hash);

DELETE FROM users
WHERE confirmed_at IS NULL AND password_hash IS NOT NULL AND id NOT IN (SELECT user_id FROM user_roles);

-- Who called for a mail that tells their name to somebody else: it is taken out when their account goes.
ALTER TABLE outbox ADD COLUMN author_id TEXT;
CREATE INDEX outbox_author ON outbox (author_id) WHERE author_id IS NOT NULL;
CREATE INDEX outbox_to ON outbox (to_address) WHERE to_address IS NOT NULL;
