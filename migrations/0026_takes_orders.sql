-- Whether a location takes orders by chat; its telephone stays for whoever wants to call.
ALTER TABLE locations ADD COLUMN takes_orders INTEGER NOT NULL DEFAULT 1 CHECK (takes_orders IN (0, 1));
