-- What a product says of its ingredients (src/shared/label/). Allergens are lists of codes; NULL is not known yet.
ALTER TABLE products ADD COLUMN ingredients TEXT;
ALTER TABLE products ADD COLUMN contains TEXT NOT NULL DEFAULT '[]' CHECK (json_type(contains) = 'array');
ALTER TABLE products ADD COLUMN may_contain TEXT NOT NULL DEFAULT '[]' CHECK (json_type(may_contain) = 'array');
ALTER TABLE products ADD COLUMN gluten TEXT CHECK (gluten IN ('contains', 'free'));
ALTER TABLE products ADD COLUMN lactose TEXT CHECK (lactose IN ('contains', 'low', 'free', 'notApplicable'));
