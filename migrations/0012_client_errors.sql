-- What went wrong in browsers, counted by build and message. It names nobody, and is dropped a month after it last happened.
CREATE TABLE client_errors (
  build TEXT NOT NULL,
  part TEXT NOT NULL CHECK (part IN ('site', 'panel', 'preview')),
  message TEXT NOT NULL,
  at TEXT NOT NULL,
  times INTEGER NOT NULL,
  first_at TEXT NOT NULL,
  last_at TEXT NOT NULL,
  PRIMARY KEY (build, part, message, at)
) STRICT, WITHOUT ROWID;
