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
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%ZZ', '/%zz'],
  ['/', '/'],
  ['///', '/'],
])('the canonical path of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

test('a canonical path starts with one slash, ends without one, and is its own canonical path', () => {
  const piece = fc.constantFrom('/', 'A', 'b', '%41', '%2F', '%c3%A9', '%', '.', '~', '9');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const canonical = canonicalPath(`/${pieces.join('')}`);
      expect(canonical).toMatch(/^\/(?!\/)/);
      expect(canonical === '/' || !canonical.endsWith('/')).toBe(true);
      expect(canonicalPath(canonical)).toBe(canonical);
    }),
  );
});

test('a path with malformed escapes is not readable', () => {
  expect(['/caf%C3%A9', '/a', '/%2F'].map(isReadable)).toEqual([true, true, true]);
  expect(['/%', '/%C3', '/%ff', 'sem-barra'].map(isReadable)).toEqual([false, false, false, false]);
});
