-- What was sent under an idempotency key, as a digest: the same key with other words is no repetition.
ALTER TABLE activity ADD COLUMN idempotency_digest TEXT;
