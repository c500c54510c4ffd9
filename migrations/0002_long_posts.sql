-- A post's body may have 1 MB. SQLite cannot alter a CHECK, so a wider column takes the place of the old one. While it is
-- copied, a row holds the body twice, which is at most 786,432 bytes.
ALTER TABLE posts ADD COLUMN body TEXT NOT NULL DEFAULT '' CHECK (length(CAST(body AS BLOB)) <= 1048576); -- src/shared/post.ts
UPDATE posts SET body = content;
ALTER TABLE posts DROP COLUMN content;
ALTER TABLE posts RENAME COLUMN body TO content;
