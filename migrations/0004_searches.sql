-- A search compares every public row, so it reads the rows of an index, which hold nothing else, and fetches only the few
-- that it shows. The queries have these expressions literally (functions/db/search.ts, functions/db/posts.ts).
CREATE INDEX products_active_search_text ON products (
  active, search_text, category, number, gluten, lactose, contains, may_contain, vegan, nutrition ->> '$.addedSugars'
);
CREATE INDEX locations_active_search_text ON locations (active, search_text);
-- Posts are first found by the head of their text: the title, the category and the author.
CREATE INDEX posts_published_head ON posts (published_at DESC, unpublished_at, substr(search_text, 1, 100));
