-- What an editor says goes with a product: [{ id, name }], in the order in which it is shown. Empty leaves it to the rule.
ALTER TABLE products ADD COLUMN pairings TEXT NOT NULL DEFAULT '[]' CHECK (json_type(pairings) = 'array');
