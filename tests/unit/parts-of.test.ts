import { expect, test } from 'vitest';
import { partsOf } from '../../src/site/search/parts-of';

test.each([
  ['sorvete sem lactose', ['sorvete', 'sem lactose']],
  ['Shake  ZERO açúcar com morango', ['shake', 'zero açúcar', 'morango']],
  ['livre de glúten cone', ['livre de glúten', 'cone']],
  ['café café de pistache', ['café', 'pistache']],
  ['intolerante à lactose', ['intolerante', 'lactose']],
  ['um dois três quatro cinco seis sete', ['dois', 'três', 'quatro', 'cinco', 'seis']],
])('the search “%s” has parts', (query, parts) => {
  expect(partsOf(query)).toEqual(parts);
});

test('a search of one part has none', () => {
  for (const query of ['pistache', 'sem glúten', 'de', '', 'com uma que', '123 45']) expect(partsOf(query)).toEqual([]);
});
