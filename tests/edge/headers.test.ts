import { describe, expect, test, vi } from 'vitest';
import { request } from '../helpers/edge';

describe('every response of the edge', () => {
  test.each(['/', '/produtos', '/api/slides', '/api/nada', '/nada'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await request(path);
      expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
      expect(headers.get('Permissions-Policy')).toContain('geolocation=(self)');
      // Only this site's own pages may request a passkey, not the frames in them.
      expect(headers.get('Permissions-Policy')).toContain('publickey-credentials-get=(self)');
      expect(headers.get('Set-Cookie')).toBeNull();
    },
  );

  test('allows only its inline script and its inlined styles, by hash', async () => {
    const { headers } = await request('/');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(policy).toMatch(/style-src 'self'(?: 'sha256-[\w+/=]+')+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

test.each(['/', '/blog/1', '/onde-estamos', '/nada'])('%s may frame maps and videos only', async (path) => {
  const { headers } = await request(path);
  const [, frames] = /frame-src ([^;]*)/.exec(headers.get('Content-Security-Policy') ?? '') ?? [];
  // After client-side navigation the first page's policy still applies, so all pages need the same.
  expect(frames?.split(' ')).toEqual([
    'https://www.google.com/maps',
    'https://www.google.com/maps/',
    'https://maps.google.com/maps',
    'https://www.youtube-nocookie.com/embed/',
  ]);
});

const PRIVATE_PAGES = [
  '/auth/login',
  '/auth/cadastro',
  '/auth/recuperar-senha',
  '/auth/confirmar',
  '/reset-password',
  '/conta',
];

test('the policy of a page allows its own styles, and a 304 repeats the policy of the cached copy', async () => {
  const [home, blog] = await Promise.all(['/', '/blog'].map((path) => request(path)));
  const policy = home?.headers.get('Content-Security-Policy');
  expect(policy).not.toBe(blog?.headers.get('Content-Security-Policy'));
  const again = await request('/', { headers: { 'If-None-Match': home?.headers.get('ETag') ?? '' } });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Security-Policy')).toBe(policy);
});

test.each(['/tabelas-nutricionais.pdf', '/licenciamento.pdf'])(
  'a 304 of %s repeats its own policy, or the browser would block its viewer from then on',
  async (path) => {
    const first = await request(path);
    const policy = first.headers.get('Content-Security-Policy');
    expect(policy).toBe("frame-ancestors 'none'");
    const again = await request(path, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(policy);
  },
);

describe('personal screens', () => {
  test.each(PRIVATE_PAGES)('%s is not stored, not indexed, and sends no referrer', async (path) => {
    const { status, headers } = await request(path);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Set-Cookie')).toBeNull();
  });

  test('are not in the sitemap', async () => {
    const sitemap = await (await request('/sitemap.xml')).text();
    for (const path of PRIVATE_PAGES) expect(sitemap).not.toContain(`${path}<`);
  });

  test('submit no form before hydration', async () => {
    // Their forms depend on the user, or on a link only the browser sees, so they have none yet.
    const later = ['/conta', '/auth/confirmar', '/reset-password'];
    for (const path of PRIVATE_PAGES.filter((each) => !later.includes(each))) {
      const html = await (await request(path)).text();
      expect(html).toMatch(/<form [^>]*method="dialog"/);
      expect(html).not.toMatch(/<form (?![^>]*method="dialog")/);
    }
    expect(await (await request('/conta')).text()).toContain('Carregando...');
    expect(await (await request('/auth/confirmar')).text()).not.toContain('<form ');
  });
});

describe('a deployment without a strong secret', () => {
  test.each([
    ['no secret', ''],
    ['a short one', 'abc123'],
    ['a repetitive one', 'a'.repeat(64)],
  ])('refuses to serve anything: %s', async (_, secret) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const path of ['/', '/api/slides']) {
      const response = await request(path, undefined, { AUTH_SECRET: secret });
      expect(response.status).toBe(500);
      expect(await response.text()).not.toContain('AUTH_SECRET');
    }
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });
});
