import { expect, test } from 'vitest';
import { named } from '../../src/shared/spelling';

const found = (known: string[], names: string[]) => names.map((name) => named(known, name, (one) => one));

test('a name is found in any spelling of it, and only whole', () => {
  const spellings = ['Nutrição', 'nutricao', 'NUTRIÇÃO ', ' Nutricão', 'nutri', 'nutricao esportiva', ''];
  expect(found(['Nutrição', 'Treino'], spellings)).toEqual([
    ...Array(4).fill('Nutrição'),
    undefined,
    undefined,
    undefined,
  ]);
  expect(found(['Vida  ativa'], ['vida ativa'])).toEqual(['Vida  ativa']);
});

test('what is called just so comes before another spelling of it', () => {
  expect(found(['Nutrição', 'nutricao'], ['nutricao', 'nutricao ', 'NUTRICAO'])).toEqual([
    'nutricao',
    'nutricao',
    'Nutrição',
  ]);
});
