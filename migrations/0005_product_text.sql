-- A search compares the text of a product several times if a word is mistyped, so the index has the whole text instead of
-- the columns that make it. The query has this expression literally (functions/db/search.ts). The text also says of which
-- foods that cause allergies a product is free, in capitals, which no other words of a query have.
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
    || iif(caffeine = 0, ' sem cafeina', '')
    || iif(ingredients IS NULL, '', iif(instr(contains || may_contain, '"wheat"') = 0, ' SEM TRIGO', '')
      || iif(instr(contains || may_contain, '"rye"') = 0, ' SEM CENTEIO', '')
      || iif(instr(contains || may_contain, '"barley"') = 0, ' SEM CEVADA', '')
      || iif(instr(contains || may_contain, '"oats"') = 0, ' SEM AVEIA', '')
      || iif(instr(contains || may_contain, '"crustaceans"') = 0, ' SEM CRUSTACEOS', '')
      || iif(instr(contains || may_contain, '"eggs"') = 0, ' SEM OVOS', '')
      || iif(instr(contains || may_contain, '"fish"') = 0, ' SEM PEIXES', '')
      || iif(instr(contains || may_contain, '"peanuts"') = 0, ' SEM AMENDOIM', '')
      || iif(instr(contains || may_contain, '"soy"') = 0, ' SEM SOJA', '')
      || iif(instr(contains || may_contain, '"milk"') = 0, ' SEM LEITE', '')
      || iif(instr(contains || may_contain, '"almonds"') = 0, ' SEM AMENDOAS', '')
      || iif(instr(contains || may_contain, '"hazelnuts"') = 0, ' SEM AVELAS', '')
      || iif(instr(contains || may_contain, '"cashews"') + instr(contains || may_contain, '"brazilNuts"') + instr(contains || may_contain, '"chestnuts"') = 0, ' SEM CASTANHAS', '')
      || iif(instr(contains || may_contain, '"walnuts"') + instr(contains || may_contain, '"pecans"') + instr(contains || may_contain, '"macadamias"') = 0, ' SEM NOZES', '')
      || iif(instr(contains || may_contain, '"macadamias"') = 0, ' SEM MACADAMIAS', '')
      || iif(instr(contains || may_contain, '"pecans"') = 0, ' SEM PECAS', '')
      || iif(instr(contains || may_contain, '"pistachios"') = 0, ' SEM PISTACHES', '')
      || iif(instr(contains || may_contain, '"pineNuts"') = 0, ' SEM PINOLI', '')
      || iif(instr(contains || may_contain, '"latex"') = 0, ' SEM LATEX', ''))
  ),
  category,
  number
);
