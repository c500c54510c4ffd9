import { expect, test } from 'vitest';
import { STATES, stateNamed } from '../../src/shared/states';

test('a state is known by its whole name, whatever its case and accents', () => {
  for (const [uf, name] of Object.entries(STATES)) expect(stateNamed(name)).toBe(uf);
  expect(['espirito santo', ' SÃO  PAULO '].map(stateNamed)).toEqual(['ES', 'SP']);
  expect(['', 'Rio Grande', 'ES', 'Vitória', 'constructor'].map(stateNamed)).toEqual(Array(5).fill(undefined));
});
