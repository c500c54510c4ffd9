-- Where products stood before they moved: their old addresses lead on to them. A product that is deleted keeps its rows, for
-- when it is brought back; numbers of products are never given twice.
CREATE TABLE former_addresses (
  category TEXT NOT NULL,
  number INTEGER NOT NULL,
  product_id INTEGER NOT NULL,
  left_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  PRIMARY KEY (category, number)
) STRICT, WITHOUT ROWID;
