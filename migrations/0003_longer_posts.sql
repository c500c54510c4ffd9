-- A post's body may weigh six times as much (src/shared/post.ts). SQLite changes no CHECK: the table is made anew, and goes on
-- counting where it was, so that no number of a deleted post comes back.
CREATE TABLE posts_longer (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL CHECK (trim(title) <> ''),
  excerpt TEXT,
  content TEXT NOT NULL DEFAULT '' CHECK (length(CAST(content AS BLOB)) <= 393216),
  image TEXT,
  image_alt TEXT,
  category TEXT,
  author TEXT,
  author_image TEXT,
  author_bio TEXT,
  content_policy INTEGER NOT NULL DEFAULT 1, -- by which the body was cleaned (functions/html/sanitize.ts); an older one is cleaned again when it is read
  published_at TEXT CHECK (published_at IS NULL OR published_at GLOB '????-??-??T??:??:??.???Z'),
  search_text TEXT NOT NULL DEFAULT '',
  version INTEGER NOT NULL DEFAULT 1 CHECK (version >= 1),
  created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
  updated_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
) STRICT;

INSERT INTO posts_longer (
  id, title, excerpt, content, image, image_alt, category, author, author_image, author_bio, content_policy,
  published_at, search_text, version, created_at, updated_at
)
SELECT
  id, title, excerpt, content, image, image_alt, category, author, author_image, author_bio, content_policy,
  published_at, search_text, version, created_at, updated_at
FROM posts;

DELETE FROM sqlite_sequence WHERE name = 'posts_longer';
INSERT INTO sqlite_sequence (name, seq) SELECT 'posts_longer', seq FROM sqlite_sequence WHERE name = 'posts';

DROP TABLE posts;
ALTER TABLE posts_longer RENAME TO posts;

CREATE INDEX posts_published ON posts (published_at DESC);
CREATE INDEX posts_category_published ON posts (category, published_at DESC);
-- The panel lists posts by when they were made.
CREATE INDEX posts_created ON posts (created_at DESC, id DESC);
