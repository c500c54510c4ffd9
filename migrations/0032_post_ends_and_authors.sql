-- From when on visitors no longer see a post; none says that it stays.
ALTER TABLE posts ADD COLUMN unpublished_at TEXT
  CHECK (unpublished_at IS NULL OR unpublished_at GLOB '????-??-??T??:??:??.???Z');
-- The next posts to go, of the few that end at all: copies of pages hold until then.
CREATE INDEX posts_unpublished ON posts (unpublished_at) WHERE unpublished_at IS NOT NULL;
-- Who has written, and the newest post of each.
CREATE INDEX posts_author ON posts (author);
