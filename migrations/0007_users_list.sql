-- The panel lists people by name; the name stands first in search_text.
CREATE INDEX users_search_text ON users (search_text, id);
