import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath, isReadable } from '../../src/shared/canonical-path';

test.each([
  ['/Produtos', '/produtos'],
  ['/produtos/', '/produtos'],
  ['//produtos///soulshake//', '/produtos/soulshake'],
  ['/%50rodutos', '/produtos'],
  ['/a%7Eb%2Dc%5Fd', '/a~b-c_d'],
  ['/a%2Fb', '/a%2Fb'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/caf%c3%a9', '/caf%c3%a9'],
  ['/%ZZ', '/%zz'],
  ['/', '/'],
  ['///', '/'],
])('%s is written %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('what is canonical stays so, and never leaves this origin', () => {
  const piece = fc.constantFrom('/', 'A', 'b', '%41', '%2F', '%c3%A9', '%', '.', '~', '9');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const canonical = canonicalPath(`/${pieces.join('')}`);
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(canonical === '/' || !canonical.endsWith('/')).toBe(true);
    }),
  );
});

test('escapes that are no characters cannot be read', () => {
  expect(['/caf%C3%A9', '/a', '/%2F'].map(isReadable)).toEqual([true, true, true]);
  expect(['/%', '/%C3', '/%ff', 'sem-barra'].map(isReadable)).toEqual([false, false, false, false]);
});
