-- A search compares the text of a product several times if a word is mistyped, so the index has the whole text instead of
-- the columns that make it. The query has this expression literally (functions/db/search.ts).
DROP INDEX products_active_search_text;
CREATE INDEX products_active_text ON products (
  active,
  (
    search_text
    || iif(gluten = 'free', ' sem gluten', '')
    || iif(lactose = 'free', ' sem lactose zero lactose', iif(
      lactose = 'notApplicable' AND instr(contains || may_contain, 'milk') = 0, ' sem lactose', ''))
    || iif(vegan = 1, ' vegano vegana', '')
    || iif(nutrition ->> '$.addedSugars' = 0, ' sem acucar adicionado zero acucares adicionados', '')
  ),
  category,
  number
);
