-- The panel lists locations by name; the name stands first in search_text.
CREATE INDEX locations_search_text ON locations (search_text, id);
