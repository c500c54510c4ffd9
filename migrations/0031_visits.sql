-- How often a page was seen, or something was done on it, by day (of São Paulo): totals, which name nobody (src/shared/visits.ts).
CREATE TABLE visits (
  day TEXT NOT NULL CHECK (day GLOB '????-??-??'),
  what TEXT NOT NULL CHECK (what IN ('page', 'order', 'chat', 'directions', 'emptySearch')),
  subject TEXT NOT NULL,
  times INTEGER NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, what, subject)
) STRICT, WITHOUT ROWID;
