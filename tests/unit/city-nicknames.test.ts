import { expect, test } from 'vitest';
import { citiesMeant, cityWords } from '../../src/shared/city-nicknames';

test('the other name of a city means the words of its name', () => {
  expect(cityWords('bh')).toEqual(['belo', 'horizonte']);
  expect(cityWords(' vix')).toEqual(['vitoria']);
});

test.each(['belo', '', 'constructor'])('«%s» is no other name of a city', (word) => {
  expect(cityWords(word)).toEqual([]);
});

test('a query has the cities that its words mean as synonyms', () => {
  expect(citiesMeant('lojas poa bh')).toEqual([
    ['poa', 'porto alegre'],
    ['bh', 'belo horizonte'],
  ]);
  expect(citiesMeant('casquinha')).toEqual([]);
  expect(citiesMeant('Beagá '.repeat(1000))).toEqual([['beaga', 'belo horizonte']]);
});
