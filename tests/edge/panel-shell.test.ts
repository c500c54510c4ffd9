import { expect, test } from 'vitest';
import { request } from '../helpers/edge';

test.each(['/painel', '/painel/slides/3/editar', '/painel/nada/aqui'])(
  '%s is the panel’s single HTML document',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
    const html = await response.text();
    expect(html).toContain('<title>Painel | Soul</title>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Carregando...');
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  },
);

test('the address in the owner’s original slides is not found', async () => {
  expect((await request('/admin/slides')).status).toBe(404);
});

test('/painelada is not part of the panel', async () => {
  expect((await request('/painelada')).status).toBe(404);
});
