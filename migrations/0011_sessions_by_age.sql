-- The hourly clean-up deletes the sessions that were last used long ago. Without an index it would read all of them.
CREATE INDEX sessions_rotated ON sessions (rotated_at);
