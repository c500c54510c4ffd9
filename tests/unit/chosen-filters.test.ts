import { expect, test } from 'vitest';
import { chosenFilters } from '../../src/shared/catalogue/chosen-filters';
import { NO_FILTERS, readFilters, writeFilters } from '../../src/shared/catalogue/filters';

const chosen = (query: string) =>
  chosenFilters(readFilters(query)).map(({ label, without }) => [label, writeFilters(without)]);

test('each chosen filter is named, and can be given up alone', () => {
  expect(
    chosen('?proteina=20&kcal=200&preco=40&sem=lactose&sem=leite&so=vegano&so=com-cafeina&ordem=menor-preco'),
  ).toEqual([
    ['20 g ou mais de proteína', '?kcal=200&preco=40&sem=lactose&sem=leite&so=vegano&so=com-cafeina&ordem=menor-preco'],
    ['até 200 kcal', '?proteina=20&preco=40&sem=lactose&sem=leite&so=vegano&so=com-cafeina&ordem=menor-preco'],
    ['até R$ 40', '?proteina=20&kcal=200&sem=lactose&sem=leite&so=vegano&so=com-cafeina&ordem=menor-preco'],
    ['sem lactose', '?proteina=20&kcal=200&preco=40&sem=leite&so=vegano&so=com-cafeina&ordem=menor-preco'],
    ['sem leite', '?proteina=20&kcal=200&preco=40&sem=lactose&so=vegano&so=com-cafeina&ordem=menor-preco'],
    ['vegano', '?proteina=20&kcal=200&preco=40&sem=lactose&sem=leite&so=com-cafeina&ordem=menor-preco'],
    ['com cafeína', '?proteina=20&kcal=200&preco=40&sem=lactose&sem=leite&so=vegano&ordem=menor-preco'],
  ]);
});

test('an order is no filter', () => {
  expect(chosenFilters(NO_FILTERS)).toEqual([]);
  expect(chosen('?ordem=menor-preco')).toEqual([]);
});
