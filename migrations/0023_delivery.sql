-- What a location says of deliveries: the districts that it goes to, where it names any, and the order that it goes for.
ALTER TABLE locations ADD COLUMN districts TEXT NOT NULL DEFAULT '[]' CHECK (json_type(districts) = 'array');
ALTER TABLE locations ADD COLUMN minimum_cents INTEGER CHECK (minimum_cents > 0);
