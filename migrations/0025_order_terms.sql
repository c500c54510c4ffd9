-- What a location says of orders besides deliveries: how it is paid, and what of the catalogue it does not sell ([{ id, name }]).
ALTER TABLE locations ADD COLUMN payments TEXT NOT NULL DEFAULT '[]' CHECK (json_type(payments) = 'array');
ALTER TABLE locations ADD COLUMN unsold TEXT NOT NULL DEFAULT '[]' CHECK (json_type(unsold) = 'array');
