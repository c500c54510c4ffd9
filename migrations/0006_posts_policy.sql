-- The policy (functions/html/sanitize.ts) that a body was cleaned by; an older one is cleaned again when it is read.
ALTER TABLE posts ADD COLUMN content_policy INTEGER NOT NULL DEFAULT 1;

-- The panel lists posts by when they were made.
CREATE INDEX posts_created ON posts (created_at DESC, id DESC);
