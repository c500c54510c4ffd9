-- The dates on which a location keeps other hours than in every week (src/shared/location.ts).
ALTER TABLE locations ADD COLUMN exceptions TEXT NOT NULL DEFAULT '[]' CHECK (json_type(exceptions) = 'array');
