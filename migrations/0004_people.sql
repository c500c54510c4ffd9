-- A third role, and accounts that are out of use for a while.
--
-- The release before knows no `editor`: whoever goes back to it takes that role away first (docs/operations.md).

CREATE TABLE user_roles_wider (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('admin', 'editor', 'c-level')),
  granted_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (user_id, role)
) STRICT, WITHOUT ROWID;

INSERT INTO user_roles_wider (user_id, role, granted_at) SELECT user_id, role, granted_at FROM user_roles;

DROP TABLE user_roles;
ALTER TABLE user_roles_wider RENAME TO user_roles;

-- While it is set nobody enters; NULL for every account that is in use.
ALTER TABLE users ADD COLUMN deactivated_at TEXT;
