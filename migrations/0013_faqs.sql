-- Questions that visitors ask, with their answers, in the order of the page: position is 0 … n−1, as in slides.
CREATE TABLE faqs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subject TEXT NOT NULL CHECK (subject IN ('order', 'delivery', 'payment', 'storage', 'lactose', 'gluten', 'licensing')),
  question TEXT NOT NULL CHECK (trim(question) <> ''),
  answer TEXT NOT NULL CHECK (trim(answer) <> ''),
  position INTEGER NOT NULL,
  active INTEGER NOT NULL DEFAULT 1 CHECK (active IN (0, 1)),
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

CREATE UNIQUE INDEX faqs_position ON faqs (position);
