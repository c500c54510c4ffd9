-- The list of writes, newest first, by whatever it is filtered; and what took a write back.
CREATE INDEX activity_undoes ON activity (undoes) WHERE undoes IS NOT NULL;
CREATE INDEX activity_at ON activity (at);
CREATE INDEX activity_noun ON activity (noun, id);
CREATE INDEX activity_noun_action ON activity (noun, action, id);
CREATE INDEX activity_action ON activity (action, id);
CREATE INDEX activity_user_noun ON activity (user_id, noun, id);
