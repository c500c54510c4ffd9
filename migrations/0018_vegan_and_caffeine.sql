-- What an editor says of a product besides what the law asks (src/shared/label/): whether it is vegan, and how many
-- milligrams of caffeine a serving has; 0 is none, NULL is not known.
ALTER TABLE products ADD COLUMN vegan INTEGER NOT NULL DEFAULT 0 CHECK (vegan IN (0, 1));
ALTER TABLE products ADD COLUMN caffeine REAL CHECK (caffeine >= 0);
