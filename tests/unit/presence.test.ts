import { expect, test } from 'vitest';
import { presenceText } from '../../src/shared/presence';

test.each([
  [[], ''],
  [['Ana'], 'Ana está editando'],
  [['Ana', 'Bento'], 'Ana e Bento estão editando'],
  [['Ana', 'Bento', 'Caio'], 'Ana e mais 2 pessoas estão editando'],
])('for the editors %j the form says «%s»', (names, text) => {
  expect(presenceText(names.map((name, id) => ({ id: String(id), name })))).toBe(text);
});
