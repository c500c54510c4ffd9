-- The orders of the panel's list of products, each read page by page.
CREATE INDEX products_search_text ON products (search_text, category, number);
CREATE INDEX products_price ON products (price_cents, category, number);
CREATE INDEX products_updated ON products (updated_at, category, number);

-- The panel lists locations by name; the name stands first in search_text.
CREATE INDEX locations_search_text ON locations (search_text, id);
