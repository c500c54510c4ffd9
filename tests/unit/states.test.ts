import { expect, test } from 'vitest';
import { STATES, statesNamed } from '../../src/shared/states';

test('a state is known by its whole name, whatever its case and accents', () => {
  for (const [uf, name] of Object.entries(STATES)) expect(statesNamed(name)).toEqual([uf]);
  expect(['espirito santo', ' SÃO  PAULO '].map(statesNamed)).toEqual([['ES'], ['SP']]);
  expect(['Rio Grande', 'mato'].map(statesNamed)).toEqual([
    ['RN', 'RS'],
    ['MS', 'MT'],
  ]);
  expect(['', 'rio', 'ES', 'Vitória', 'constructor'].flatMap(statesNamed)).toEqual([]);
});
