-- What a record's page is called, how it is described and what it shows where it is found or shared; NULL leaves it to the
-- record itself (src/shared/search-appearance.ts). Of the words none is searched: `search_text` is another thing.
ALTER TABLE posts ADD COLUMN search_title TEXT;
ALTER TABLE posts ADD COLUMN search_description TEXT;
ALTER TABLE posts ADD COLUMN share_image TEXT;
ALTER TABLE products ADD COLUMN search_title TEXT;
ALTER TABLE products ADD COLUMN search_description TEXT;
ALTER TABLE products ADD COLUMN share_image TEXT;
