import { expect, test } from 'vitest';
import { named } from '../../src/shared/spelling';

const found = (known: string[], names: string[]) => names.map((name) => named(known, name, (one) => one));

test('a name is found regardless of accents, case and spaces, but only as a whole', () => {
  const spellings = ['Nutrição', 'nutricao', 'NUTRIÇÃO ', ' Nutricão', 'nutri', 'nutricao esportiva', ''];
  expect(found(['Nutrição', 'Treino'], spellings)).toEqual([
    ...Array(4).fill('Nutrição'),
    undefined,
    undefined,
    undefined,
  ]);
  expect(found(['Vida  ativa'], ['vida ativa'])).toEqual(['Vida  ativa']);
});

test('an exact spelling is preferred to another spelling of the same name', () => {
  expect(found(['Nutrição', 'nutricao'], ['nutricao', 'nutricao ', 'NUTRICAO'])).toEqual([
    'nutricao',
    'nutricao',
    'Nutrição',
  ]);
});
