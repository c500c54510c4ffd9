-- What a line begins at is told beside it: one row of this, however many products it has.
CREATE INDEX products_least_price ON products (category, active, price_cents);
