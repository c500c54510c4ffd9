import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landingPath, nextPath } from '../../src/site/auth/next-path';

const SITE = 'https://soul.test';

describe('the next page named by an address', () => {
  test.each([
    '/',
    '/conta',
    '/produtos/soulshake/9',
    '/blog?categoria=Treino',
    '/onde-estamos?local=1#mapa',
    '/painel/blog',
  ])('%s is kept unchanged', (path) => {
    expect(nextPath(path)).toBe(path);
  });

  test.each([
    '//evil.com',
    '/\\evil.com',
    '/\t/evil.com',
    '/\n/evil.com',
    '/..//evil.com',
    '/.//evil.com',
    '/%2e%2e//evil.com',
    '/a/..//evil.com',
    '///evil.com',
    'https://evil.com',
    'https:evil.com',
    'javascript:alert(1)',
    'evil.com',
    '@evil.com',
    ' /conta',
    '',
    null,
  ])('%j is refused as a foreign or malformed address', (wanted) => {
    expect(nextPath(wanted)).toBeNull();
  });

  test.each([
    '/auth/login',
    '/auth',
    '/AUTH/login?next=/auth/login',
    '/reset-password#token',
    '/api/me/export',
    '/a/../auth/login',
  ])('%s is refused as a page of sign-in or of the API', (wanted) => {
    expect(nextPath(wanted)).toBeNull();
  });

  test('any input keeps the browser on this site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '%2e',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'evil.com',
      'https:',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = nextPath(pieces.join(''));
        if (path !== null) expect(new URL(path, SITE).origin).toBe(SITE);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('the landing page after sign-in', () => {
  const customer = { roles: [] };
  test.each([
    [customer, null, '/'],
    [customer, '/conta', '/conta'],
    [customer, '/painel', '/'],
    [customer, '/PAINEL/blog', '/'],
    [customer, '//evil.com', '/'],
    [{ roles: ['admin'] }, null, '/painel'],
    [{ roles: ['c-level'] }, null, '/painel'],
    [{ roles: ['admin'] }, '/conta', '/conta'],
    [{ roles: ['admin'] }, '/painel/blog', '/painel/blog'],
    [{ roles: ['admin'] }, 'https://evil.com', '/painel'],
  ] as const)('of %j who asked for %j is %s', (user, wanted, path) => {
    expect(landingPath(user, wanted)).toBe(path);
  });
});
