import { describe, expect, test } from 'vitest';
import { env, page } from '../helpers/edge';

const ORIGIN = 'https://soul.test';
/** A host of its own: for a slow page the edge may serve an older copy, even one from another test file. */
const HERE = 'https://structured.test';

type Thing = { '@type': string | string[]; [property: string]: unknown };

async function structuredData(path: string): Promise<Record<string, Thing>> {
  const { html } = await page(HERE + path);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  const things: Thing[] = blocks.map(([, json = '']) => JSON.parse(json));
  for (const thing of things) expect(thing['@context']).toBe('https://schema.org');
  return Object.fromEntries(things.map((thing) => [[thing['@type']].flat()[0], thing]));
}

/** Returns the names of a breadcrumb list, whose every item has an address of the site. */
function trailOf(list: Thing | undefined): string {
  const items = (list?.itemListElement ?? []) as { position: number; name: string; item: string }[];
  expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
  for (const { item } of items) expect(item).toMatch(new RegExp(`^${ORIGIN}/`));
  return items.map(({ name }) => name).join(' > ');
}

describe('structured data', () => {
  test('the home describes the brand and the site search', async () => {
    const { Organization, WebSite } = await structuredData('/');
    expect(Organization).toMatchObject({
      name: 'Soul Nutrição',
      url: `${ORIGIN}/`,
      logo: { url: `${ORIGIN}/icon-512.png` },
      address: { addressLocality: 'Vila Velha', addressRegion: 'ES', addressCountry: 'BR' },
    });
    expect(WebSite).toMatchObject({ publisher: { '@id': Organization?.['@id'] } });
  });

  test('a product has its offer and the nutrition facts of one serving', async () => {
    const { Product, BreadcrumbList } = await structuredData('/produtos/soulshake/1');
    expect(Product).toMatchObject({
      '@type': ['Product', 'MenuItem'],
      name: 'Soul Shake Chocolate',
      sku: 'soulshake-1',
      brand: { name: 'Soul' },
      offers: {
        price: '34.90',
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        url: `${ORIGIN}/produtos/soulshake/1`,
      },
      nutrition: {
        servingSize: '400 ml (1 copo)',
        calories: '231 kcal',
        proteinContent: '24 g',
        fatContent: '6.5 g',
        sodiumContent: '190 mg',
      },
    });
    expect(String(Product?.image)).toMatch(/^https:\/\/soul\.test\/images\//);
    expect(trailOf(BreadcrumbList)).toBe('Produtos > Soul Shake > Soul Shake Chocolate');
  });

  test('a product has its ingredients and the warnings of its label, or nothing when both are unknown', async () => {
    const { Product } = await structuredData('/produtos/soulcrunch/8');
    expect(Product?.additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Ingredientes', value: expect.stringContaining('pasta de amendoim') },
      {
        '@type': 'PropertyValue',
        name: 'Alergênicos, lactose e glúten',
        value:
          'ALÉRGICOS: CONTÉM AMENDOIM. CONTÉM DERIVADOS DE LEITE. PODE CONTER SOJA. CONTÉM LACTOSE. NÃO CONTÉM GLÚTEN.',
      },
      { '@type': 'PropertyValue', name: 'Outras informações', value: 'Sem cafeína.' },
    ]);
    await env.DB.prepare(
      `UPDATE products SET ingredients = NULL, contains = '[]', may_contain = '[]', gluten = NULL, lactose = NULL,
         caffeine = NULL
       WHERE category = 'soulcrunch' AND number = 9`,
    ).run();
    expect((await structuredData('/produtos/soulcrunch/9')).Product).not.toHaveProperty('additionalProperty');
  });

  test('an unknown amount is left out, not zero', async () => {
    await env.DB.prepare(
      "UPDATE products SET nutrition = json_set(nutrition, '$.fibers', null) WHERE category = 'soulice' AND number = 2",
    ).run();
    const { Product } = await structuredData('/produtos/soulice/2');
    expect(Product?.nutrition).not.toHaveProperty('fiberContent');
    expect(Product?.nutrition).toHaveProperty('sodiumContent');
  });

  test.each([
    ['/produtos', 8, `${ORIGIN}/produtos/soulshake`, ''],
    ['/produtos/soulice', 4, `${ORIGIN}/produtos/soulice/1`, 'Produtos > Soul Ice'],
    ['/produtos/toppins', 0, undefined, 'Produtos > Toppins'],
  ])('%s lists its %i pages', async (path, count, first, trail) => {
    const { CollectionPage, BreadcrumbList } = await structuredData(path);
    const list = CollectionPage?.mainEntity as { itemListElement: { url: string }[] } | undefined;
    expect(list?.itemListElement).toHaveLength(count);
    expect(list?.itemListElement[0]?.url).toBe(first);
    expect(trailOf(BreadcrumbList)).toBe(trail);
  });

  test('an article has its headline, dates, author and publisher', async () => {
    const { BlogPosting, BreadcrumbList } = await structuredData('/blog/1');
    expect(BlogPosting).toMatchObject({
      headline: 'Proteína no pós-treino: quanto, quando e de onde tirar',
      datePublished: '2026-11-12T11:00:00.000Z',
      author: { '@type': 'Person', name: 'Caio Vilanova' },
      publisher: { '@type': 'Organization', name: 'Soul Nutrição' },
      mainEntityOfPage: { '@id': `${ORIGIN}/blog/1` },
    });
    expect(String(BlogPosting?.dateModified) >= '2026-11-12T11:00:00.000Z').toBe(true);
    expect(String(BlogPosting?.image)).toMatch(/^https:\/\/soul\.test\/images\/[^,]*-og\.jpg,/);
    expect(trailOf(BreadcrumbList)).toBe('Blog > Proteína no pós-treino: quanto, quando e de onde tirar');
  });

  test.each(['/produtos', '/blog', '/contato', '/licencie'])('%s, a step from the home, has no trail', async (path) => {
    expect(await structuredData(path)).not.toHaveProperty('BreadcrumbList');
  });

  test('the blog lists its articles', async () => {
    const { Blog } = await structuredData('/blog');
    expect(Blog?.blogPost).toHaveLength(6);
  });

  test('licensing has the same questions and answers as its page', async () => {
    const { FAQPage } = await structuredData('/licencie');
    const { html } = await page('/licencie');
    const asked = FAQPage?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    const shown = html.matchAll(/<details name="pergunta"[^>]*><summary>([^<]+)</g);
    expect(asked.map(({ name }) => name)).toEqual([...shown].map(([, name]) => name));
    for (const { acceptedAnswer } of asked) expect(html).toContain(`<p>${acceptedAnswer.text}</p>`);
  });

  test('text by an editor cannot close the script tag', async () => {
    const hostile = '</script><script>alert(1)</script>\u2028';
    // A new post: a page that another test has read may be cached.
    const insert = "INSERT INTO posts (title, published_at) VALUES (?, '2020-01-01T12:00:00.000Z') RETURNING id";
    const id = await env.DB.prepare(insert).bind(hostile).first<number>('id');
    const { BlogPosting } = await structuredData(`/blog/${id}`);
    expect(BlogPosting?.headline).toBe(hostile);
  });
});
