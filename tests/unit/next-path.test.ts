import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { landingPath, nextPath } from '../../src/site/auth/next-path';

const SITE = 'https://soul.test';

describe('the page that an address names as the next one', () => {
  test.each([
    '/',
    '/conta',
    '/produtos/soulshake/9',
    '/blog?categoria=Treino',
    '/onde-estamos?local=1#mapa',
    '/painel/blog',
  ])('%s is kept as it is', (path) => {
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
  ])('%j leads nowhere', (wanted) => {
    expect(nextPath(wanted)).toBeNull();
  });

  test.each([
    '/auth/login',
    '/auth',
    '/AUTH/login?next=/auth/login',
    '/reset-password#token',
    '/api/me/export',
    '/a/../auth/login',
  ])('%s is no place to be sent to', (wanted) => {
    expect(nextPath(wanted)).toBeNull();
  });

  test('whatever is asked for, the browser stays on this site', () => {
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

describe('where a person lands who has signed in', () => {
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
  ] as const)('%j who wanted %j lands on %s', (user, wanted, path) => {
    expect(landingPath(user, wanted)).toBe(path);
  });
});
