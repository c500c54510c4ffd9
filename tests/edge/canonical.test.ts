import { describe, expect, test } from 'vitest';
import { request } from '../helpers/edge';

const ORIGIN = 'https://soul.test';

async function follow(path: string) {
  const response = await request(path, { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location') };
}

describe('every page has one canonical address', () => {
  test.each([
    ['/produtos/', '/produtos'],
    ['/Produtos/SoulShake', '/produtos/soulshake'],
    ['/PRODUTOS/soulshake/9/', '/produtos/soulshake/9'],
    ['/produtos//soulshake///9', '/produtos/soulshake/9'],
    ['/%70rodutos', '/produtos'],
    ['/%50rodutos', '/produtos'],
    ['/blog/RSS.xml/', '/blog/rss.xml'],
    ['/Blog/?categoria=Nutri%C3%A7%C3%A3o&x=/', '/blog?categoria=Nutri%C3%A7%C3%A3o&x=/'],
    ['//', '/'],
  ])('%s redirects to %s in one hop', async (path, expected) => {
    expect(await follow(path)).toEqual({ status: 301, location: expected });
    expect((await follow(expected)).status).toBe(200);
  });

  test('a HEAD request is redirected, too', async () => {
    const { status, headers } = await request('/Blog', { method: 'HEAD', redirect: 'manual' });
    expect([status, headers.get('Location')]).toEqual([301, '/blog']);
  });

  test.each(['/produtos/soulshake', '/blog?Categoria=TREINO', '/'])('%s is served without a redirect', async (path) => {
    expect((await follow(path)).status).toBe(200);
  });

  test.each([
    ['/blog?categoria=treino', '/blog?categoria=Treino'],
    ['/blog?categoria=NUTRICAO', `/blog?${new URLSearchParams({ categoria: 'Nutrição' })}`],
    ['/blog?categoria=A+Soul+fechou', '/blog'],
  ])('%s leads to %s: a category is one that has posts, as they write it', async (path, expected) => {
    expect(await follow(path)).toEqual({ status: 302, location: expected });
    expect((await follow(expected)).status).toBe(200);
  });

  test('the API is not redirected', async () => {
    expect((await follow('/api/Slides/')).status).toBe(404);
  });
});

describe('no redirect leaves this origin', () => {
  test.each([
    '//evil.com',
    '///evil.com/',
    '/\\evil.com',
    '/\\/evil.com/',
    '/\t/evil.com/',
    '/..//evil.com',
    '/.//evil.com/',
    '/%2F%2Fevil.com/',
    '/%5Cevil.com/',
    '/%09/evil.com/',
    '//EVIL.com/%2e%2e',
    '/x/..//evil.com/',
    '//user@evil.com:80/',
  ])('%j', async (path) => {
    const { location } = await follow(path);
    if (location === null) return;
    expect(location).not.toMatch(/^\/[/\\]/);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    expect((await follow(location)).location).toBeNull();
  });
});

test('small escapes redirect to capital ones, which are those of browsers', async () => {
  expect(await follow('/caf%c3%a9')).toEqual({ status: 301, location: '/caf%C3%A9' });
  expect((await follow('/caf%C3%A9')).status).toBe(404);
});

describe('addresses that cannot be decoded or served', () => {
  const addresses: [path: string, status: number][] = [
    ['/%ff', 400],
    ['/%', 400],
    ['/%zz', 400],
    ['/%%341', 400],
    ['/produtos/%c3%28', 400],
    ['/%00', 404],
    ['/..%2F..%2Fetc/passwd', 404],
    [`/${'a'.repeat(20_000)}`, 414],
    [`/blog?x=${'a'.repeat(20_000)}`, 414],
  ];
  for (const [path, status] of addresses) {
    test(`${path.slice(0, 25)} (${path.length} characters) answers ${status}`, async () => {
      const response = await request(path, { redirect: 'manual' });
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    });
  }
});

describe('search engines', () => {
  const robotsTag = async (bindings: { SITE_ORIGIN: string }, path = '/') =>
    (await request(path, undefined, bindings)).headers.get('X-Robots-Tag');

  test('may index the canonical host only', async () => {
    expect(await robotsTag({ SITE_ORIGIN: ORIGIN })).toBeNull();
    expect(await robotsTag({ SITE_ORIGIN: 'https://example.com' })).toBe('noindex');
    expect(await robotsTag({ SITE_ORIGIN: '' }, '/sitemap.xml')).toBe('noindex');
  });
});
