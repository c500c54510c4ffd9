import { describe, expect, test, vi } from 'vitest';
import type { Location } from '../../src/shared/location';
import { broken, env, page, request } from '../helpers/edge';

type Business = { '@type': string; name: string; url: string } & Record<string, unknown>;

function businesses(html: string): Business[] {
  const [, json] = /<script type="application\/ld\+json">([^<]*LocalBusiness[^<]*)<\/script>/.exec(html) ?? [];
  const data = JSON.parse(json ?? '{}');
  return data['@graph'] ?? [data];
}

/** Returns the names in the list, the only content of `<b>` elements. */
const listed = (html: string) => [...html.matchAll(/<b>(.*?)<\/b>/g)].map(([, name]) => name);

test('the edge filters by search and state, together and without scripts', async () => {
  expect(listed((await page('/onde-estamos?busca=VITORIA&uf=ES')).html)).toEqual([
    'Soul Jardim Camburi',
    'Soul Praia do Canto',
    'Mercado Folha &amp; Fibra',
  ]);
  expect(listed((await page('/onde-estamos?uf=es')).html).length).toBeGreaterThan(3);
  const none = await page('/onde-estamos?busca=icarai&uf=ES');
  expect(listed(none.html)).toEqual([]);
  expect(none.html).toContain('Nenhuma unidade encontrada com os filtros selecionados.');
  expect(none.html).toContain('<option selected="">ES</option>');
});

test('only active locations are listed, and only their states offered', async () => {
  const { html } = await page('/onde-estamos');
  expect(html).not.toContain('Empório Beira do Rio Doce');
  const states = [...html.matchAll(/<option>(\w\w)<\/option>/g)].map(([, uf]) => uf);
  expect(states).toEqual(['BA', 'CE', 'DF', 'ES', 'GO', 'MG', 'PE', 'PR', 'RJ', 'SC', 'SP']);
});

test('every active location is a LocalBusiness at its own address', async () => {
  const { html } = await page('https://todas.test/onde-estamos');
  const all = businesses(html);
  expect(all.map(({ name }) => name)).toEqual(listed(html).map((name) => name?.replace('&amp;', '&')));
  expect(all.find(({ name }) => name === 'Soul Praia da Costa')).toEqual({
    '@type': 'LocalBusiness',
    name: 'Soul Praia da Costa',
    url: 'https://soul.test/onde-estamos?local=1',
    image: expect.stringMatching(/^https:\/\/soul\.test\/images\/loja-1-.*\.webp$/),
    telephone: '+5527999990101',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Av. Champagnat, 100 - Praia da Costa',
      addressLocality: 'Vila Velha',
      addressRegion: 'ES',
      postalCode: '29101-390',
      addressCountry: 'BR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: -20.33214, longitude: -40.28865 },
    openingHours: ['Mo,Tu,We,Th,Fr,Sa 08:00-22:00', 'Su 09:00-21:00'],
  });
});

describe('the address of one location', () => {
  const head = (html: string) => html.slice(0, html.indexOf('</head>'));

  test('is canonical without other parameters, and has structured data of that one', async () => {
    const address = 'https://soul.test/onde-estamos?local=1';
    for (const path of ['/onde-estamos?local=1', '/onde-estamos?busca=vila&uf=ES&tipo=loja&local=1&utm_source=x']) {
      const { html } = await page(path);
      expect(businesses(html)).toMatchObject([{ name: 'Soul Praia da Costa', url: address, '@id': address }]);
      expect(head(html)).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(head(html)).toContain(`<meta property="og:url" content="${address}"/>`);
    }
  });

  test('is described by its address and hours, and previewed by its picture', async () => {
    const { html } = await page('/onde-estamos?local=1');
    const description =
      'Soul Praia da Costa: Av. Champagnat, 100 - Praia da Costa, Vila Velha - ES. Segunda a sábado, 8h às 22h; Domingo, 9h às 21h';
    expect(head(html)).toContain(`<meta name="description" content="${description}"/>`);
    expect(head(html)).toMatch(/property="og:image" content="https:\/\/soul\.test\/images\/loja-1-[^"]*-og\.jpg"/);
  });

  test('has the picture of the brand without its own, and the text of its hours', async () => {
    const { html } = await page('/onde-estamos?local=7');
    expect(head(html)).toContain('Guarapari - ES. O horário muda na alta temporada. Ligue antes de ir.');
    expect(head(html)).toContain('<meta property="og:image" content="https://soul.test/images/og.jpg"/>');
  });

  test.each(['10', '999999', 'x'])('is that of the list if there is none to show: %s', async (id) => {
    const { html } = await page(`/onde-estamos?local=${id}`);
    expect(head(html)).toContain('<link rel="canonical" href="https://soul.test/onde-estamos"/>');
    expect(head(html)).toContain('content="Encontre a loja ou o revendedor Soul mais perto de você');
  });
});

test('a page from the edge does not say whether a location is open', async () => {
  expect((await page('/onde-estamos?local=1')).html).not.toMatch(/Aberto agora|Fechado/);
});

test('a page whose locations cannot be read renders the rest, and is not cached', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status, html } = await page('https://falha.test/onde-estamos', { DB: broken(env.DB, 'locations') });
  expect(status).toBe(200);
  expect(html).toContain('Leve a Soul para a sua cidade');
  expect(html).toContain('Não conseguimos carregar os locais agora.');
  expect(listed(html)).toEqual([]);
  expect(html).not.toContain('LocalBusiness');
  error.mockRestore();
  expect(listed((await page('https://falha.test/onde-estamos')).html).length).toBeGreaterThan(30);
});

test('a location without coordinates is listed without a map, and directions lead to its address', async () => {
  await env.DB.prepare(
    `INSERT INTO locations (id, name, address, city, uf, zipcode)
     VALUES (90, 'Sem Ponto', 'Rua Um, 1', 'Serra', 'ES', '29160-000')`,
  ).run();
  const { html } = await page('/onde-estamos?local=90');
  expect(listed(html)).toContain('Sem Ponto');
  expect(html).toContain('E-mail não informado');
  expect(html).toContain('Ainda não temos o ponto deste local no mapa.');
  const directions = /href="([^"]+)"[^>]*>Como chegar<\/a>/.exec(html)?.[1] ?? '';
  expect(directions).toMatch(/destination=Rua\+Um%2C\+1%2C\+Serra\+-\+ES$/);
  expect(html).not.toContain('Clique para interagir');
  await env.DB.prepare('DELETE FROM locations WHERE id = 90').run();
});

test('the branch hides the chat without a number, shows its extra links and is a LocalBusiness', async () => {
  const extraLinks = [{ href: '/produtos', label: 'Cardápio completo' }];
  await env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)')
    .bind(JSON.stringify({ branch: { chatPhone: '', extraLinks } }))
    .run();
  const { html } = await page('https://sem-chat.test/biocasaforte');
  expect(html).not.toContain('Fale com a gente');
  expect(html).toContain('Cardápio completo');
  expect(businesses(html)[0]).toMatchObject({ name: 'Soul Casa Forte', url: 'https://soul.test/biocasaforte' });
  await env.DB.prepare('DELETE FROM settings').run();
});

test('the branch has the hours of the active location with its name, and none without such a location', async () => {
  const branch = async (): Promise<Location | null> => (await request('/api/locations/branch')).json();
  expect(await branch()).toMatchObject({ name: 'Soul Casa Forte', uf: 'PE', hours: expect.any(Array) });
  await env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)')
    .bind(JSON.stringify({ branch: { name: 'Soul Ipanema' } }))
    .run();
  expect(await branch()).toMatchObject({ name: 'Soul Ipanema' });
  await env.DB.prepare("UPDATE locations SET active = 0 WHERE name = 'Soul Ipanema'").run();
  expect(await branch()).toBeNull();
  await env.DB.prepare("UPDATE locations SET active = 1 WHERE name = 'Soul Ipanema'").run();
  await env.DB.prepare('DELETE FROM settings').run();
});

test('the home filters its list by the address, and shows the selected location with directions', async () => {
  const { html } = await page('/?busca=VITORIA&uf=es&local=1');
  expect(listed(html)).toEqual(['Soul Jardim Camburi', 'Soul Praia do Canto', 'Mercado Folha &amp; Fibra']);
  expect(html).toContain('maps/dir/?api=1&amp;destination=-20.33214%2C-40.28865');
  expect(html).toContain('<link rel="canonical" href="https://soul.test/"/>');
  expect(listed((await page('https://todas.test/')).html)).toHaveLength(6);
});
