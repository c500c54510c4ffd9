-- What a line sells by the box: so many units of any of its products, for so much per cent less.
ALTER TABLE categories ADD COLUMN pack_size INTEGER CHECK (pack_size BETWEEN 2 AND 24);
ALTER TABLE categories ADD COLUMN pack_discount INTEGER NOT NULL DEFAULT 0 CHECK (pack_discount BETWEEN 0 AND 90);
