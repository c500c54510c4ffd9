-- `café` found every product without caffeine: its letters begin `cafeina`. The fact is in capitals now, as those about foods
-- that cause allergies (0005). Products with caffeine or protein on their label are found by these words.
DROP INDEX products_active_text;
CREATE INDEX products_active_text ON products (
  active,
  (
    search_text
    || iif(gluten = 'free', ' sem gluten', '')
    || iif(lactose = 'free', ' sem lactose zero lactose', iif(
      lactose = 'notApplicable' AND instr(contains || may_contain, 'milk') = 0, ' sem lactose', ''))
    || iif(vegan = 1, ' vegano vegana', '')
    || iif(nutrition ->> '$.addedSugars' = 0, ' sem acucar adicionado zero acucares adicionados', '')
    || iif(nutrition ->> '$.proteins' > 0, ' proteina', '')
    || iif(caffeine = 0, ' SEM CAFEINA', iif(caffeine > 0, ' cafeina', ''))
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
