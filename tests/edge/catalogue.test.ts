import { beforeEach, describe, expect, test, vi } from 'vitest';
import { products } from '../../scripts/seed/products';
import type { ProductCard } from '../../src/shared/product';
import { expectedProducts, type Item } from '../helpers/catalogue-oracle';
import { broken, counted, env, page, request } from '../helpers/edge';

type Answer = { products: ProductCard[]; allergens: string[]; deadEnds: string[] };

let attempt = 0;
/** A separate host per test, so no test gets another's cached pages. */
const uncached = (path: string) => `https://catalogue${attempt}.test${path}`;
beforeEach(() => {
  attempt += 1;
});

const api = async (path: string): Promise<Answer> => (await request(path)).json();
const addresses = ({ products: shown }: Answer) => shown.map(({ category, number }) => `${category}/${number}`);

/** The seed read from its files. Rounding on the label moves none of its values across a threshold. */
const ITEMS: Item[] = products.map((product, id) => ({
  id,
  priceCents: product.priceCents,
  // From ten grams on, labels have no decimals.
  proteins:
    product.nutrition &&
    (product.nutrition.proteins < 10 ? product.nutrition.proteins : Math.round(product.nutrition.proteins)),
  calories: product.nutrition?.calories ?? null,
  without: [
    product.nutrition?.addedSugars === 0 ? 'addedSugars' : '',
    product.gluten === 'free' ? 'gluten' : '',
    product.lactose === 'notApplicable' ? 'lactose' : '',
    product.caffeine === 0 ? 'caffeine' : '',
    ...['wheat', 'eggs', 'peanuts', 'soy', 'milk', 'pistachios'].filter(
      (code) => ![...product.contains, ...product.mayContain].some((there) => there === code),
    ),
  ],
  // Contains coffee or tea, by its ingredients.
  only: [product.vegan ? 'vegan' : '', /café|chá/i.test(product.ingredients ?? '') ? 'caffeine' : ''],
}));

const QUERIES: [string, string][][] = [
  [['proteina', '20']],
  [['kcal', '100']],
  [['sem', 'acucar']],
  [
    ['sem', 'gluten'],
    ['ordem', 'menos-kcal'],
  ],
  [['sem', 'lactose']],
  [['sem', 'cafeina']],
  [['so', 'com-cafeina']],
  [['so', 'vegano']],
  [
    ['so', 'com-cafeina'],
    ['sem', 'pistaches'],
    ['ordem', 'mais-proteina'],
  ],
  [
    ['sem', 'ovos'],
    ['sem', 'pistaches'],
    ['proteina', '10'],
  ],
  [
    ['sem', 'trigo'],
    ['kcal', '250'],
    ['ordem', 'mais-proteina'],
  ],
  [['ordem', 'menor-preco']],
  [
    ['preco', '20'],
    ['sem', 'leite'],
  ],
  [
    ['sem', 'leite'],
    ['proteina', '5'],
  ],
];

describe.each(QUERIES.map((query) => [String(new URLSearchParams(query)), query] as const))('?%s', (search, query) => {
  test('finds the matching products of all lines, in their order', async () => {
    const expected = expectedProducts(ITEMS, query).map((id) => `${products[id]?.category}/${products[id]?.number}`);
    expect(addresses(await api(`/api/products/suiting?${search}`))).toEqual(expected);
  });

  test('finds the matching products of one line only', async () => {
    const shakes = ITEMS.filter(({ id }) => products[id]?.category === 'soulshake');
    const expected = expectedProducts(shakes, query).map((id) => `soulshake/${products[id]?.number}`);
    expect(addresses(await api(`/api/categories/soulshake?${search}`))).toEqual(expected);
    expect(addresses(await api(`/api/products/suiting?linha=soulshake&${search}`))).toEqual(expected);
  });
});

test('without a valid filter returns no products, but the allergens to filter by', async () => {
  const answer = await api('/api/products/suiting?linha=soulshake&proteina=muita');
  expect(answer.products).toEqual([]);
  expect(answer.allergens).toEqual(['wheat', 'peanuts', 'soy', 'milk', 'pistachios']);
});

test('an empty line has no matching product, and an unknown line is ignored', async () => {
  expect((await api('/api/products/suiting?linha=toppins&ordem=menor-preco')).products).toEqual([]);
  expect((await api('/api/products/suiting?linha=nada&ordem=menor-preco')).products).toHaveLength(products.length);
});

test('a filter by allergen hides each product whose ingredients name it, declared or not', async () => {
  await env.DB.prepare(
    "UPDATE products SET ingredients = 'Leite em pó' WHERE category = 'suplementos' AND number = 2",
  ).run();
  const found = addresses(await api('/api/categories/suplementos?sem=leite'));
  await env.DB.prepare(
    "UPDATE products SET ingredients = 'Creatina monoidratada.' WHERE category = 'suplementos' AND number = 2",
  ).run();
  expect(found).toEqual([]);
  expect(addresses(await api('/api/categories/suplementos?sem=leite'))).toEqual(['suplementos/2']);
});

test('a card carries the facts for a choice, and nothing else of the data sheet', async () => {
  const { products: cards } = await api('/api/categories/soulcrunch');
  expect(Object.keys(cards[0] ?? {}).sort()).toEqual(
    ['category', 'description', 'facts', 'hasPage', 'image', 'name', 'number', 'priceCents'].sort(),
  );
  const featured: ProductCard[] = await (await request('/api/products/featured')).json();
  const search: Answer = await (await request('/api/search?q=pistache')).json();
  for (const { facts } of [...featured, ...search.products]) expect(facts[0]).toMatch(/^\d+(,\d)?\sg de\sproteína$/);
});

describe.each(['/produtos', '/produtos/soulshake', '/produtos?linha=soulshake'])('%s', (path) => {
  const asked = (query: string) => uncached(`${path}${path.includes('?') ? '&' : '?'}${query}`);
  const canonical = `<link rel="canonical" href="https://soul.test${path.split('?')[0]}"/>`;

  test('shows the matching products with their number, as noindex, in one round trip', async () => {
    const { db, usage } = counted(env.DB);
    const { status, html } = await page(asked('sem=acucar&proteina=20&linha=soulshake'), { DB: db });
    expect([status, usage.roundTrips]).toEqual([200, 1]);
    expect(html).toMatch(/<p role="status"[^>]*>(?:1 produto|2 produtos)<span/);
    expect(html).toContain('Soul Shake Coco');
    expect(html).not.toContain('Soul Shake Chocolate');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(canonical);
  });

  test('stays indexable while the address has no known filter', async () => {
    const { html } = await page(asked('proteina=9&sem=nada&ordem='));
    expect(html).not.toContain('noindex');
    expect(html).toContain(canonical);
  });

  test('shows that no product matches, with a link to clear the filters', async () => {
    const { status, html } = await page(asked('sem=leite&proteina=5'));
    expect(status).toBe(200);
    expect(html).toContain('Nada encontrado com esses filtros');
    expect(html).toContain('>Limpar filtros</a>');
  });

  test('says how many products there are without each filter in the way', async () => {
    const { html } = await page(asked('sem=leite&proteina=20&ordem=menor-preco'));
    const [, count] = /Tirar “sem leite”: (\d+ produtos?)</.exec(html) ?? [];
    expect(count).toBeDefined();
    const left = await page(asked('proteina=20&ordem=menor-preco'));
    expect(left.html).toContain(`>${count}<`);
    expect(html).toMatch(/<a[^>]* href="[^"]*proteina=20&amp;ordem=menor-preco"[^>]*>Tirar “sem leite”/);
    // With a single filter, the link to clear them all is the same.
    expect((await page(asked('sem=leite'))).html).not.toContain('Tirar “');
  });

  test('keeps one cached copy for any order of filters and any unknown values', async () => {
    const { html } = await page(asked('kcal=250&sem=gluten'));
    const { db, usage } = counted(env.DB);
    for (const query of [
      'sem=gluten&kcal=250',
      'sem=gluten&sem=gluten&kcal=250&kcal=100',
      'sem=tudo&kcal=7&kcal=250&sem=gluten&ordem=',
    ]) {
      expect((await page(asked(query), { DB: db })).html).toBe(html);
    }
    expect(usage.roundTrips).toBe(0);
    expect((await page(asked('sem=gluten&kcal=200'))).html).not.toBe(html);
  });

  test('serves the copy without filters for unknown values', async () => {
    const { html } = await page(asked('a=1'));
    const { db, usage } = counted(env.DB);
    for (let n = 0; n < 40; n += 1) {
      const noise = crypto.randomUUID().slice(0, 8);
      expect((await page(asked(`proteina=${n + 21}&kcal=${noise}&sem=${noise}&ordem=${noise}`), { DB: db })).html).toBe(
        html,
      );
    }
    expect(usage.roundTrips).toBe(0);
  });

  test('keeps no copy for more than two filters at once, as their number is unlimited', async () => {
    const address = asked('sem=ovos&sem=soja&kcal=250');
    const { db, usage } = counted(env.DB);
    await page(address, { DB: db });
    await page(address, { DB: db });
    expect(usage.roundTrips).toBe(2);
  });
});

test('a category without products offers no filter', async () => {
  expect((await page(uncached('/produtos/toppins'))).html).not.toContain('id="filtros"');
});

test('filtered products that cannot be read answer 503', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { status } = await page(uncached('/produtos?sem=gluten'), { DB: broken(env.DB, 'products') });
  expect(status).toBe(503);
  error.mockRestore();
});

describe('options that would leave no products', () => {
  const OPTIONS = [
    'so=vegano',
    'so=com-cafeina',
    'sem=acucar',
    'sem=gluten',
    'sem=leite',
    'proteina=20',
    'kcal=100',
    'preco=10',
  ];

  test.each(['/api/categories/soulice', '/api/categories/soulice?sem=gluten', '/api/products/suiting?so=vegano'])(
    'are listed by %s, and no others',
    async (path) => {
      const { deadEnds } = await api(path);
      for (const option of OPTIONS) {
        const [name = '', word = ''] = option.split('=');
        const wanted = new URL(path, 'https://x.test');
        if (wanted.searchParams.getAll(name).includes(word)) continue;
        wanted.searchParams.append(name, word);
        const { products: left } = await api(wanted.pathname + wanted.search);
        expect([option, deadEnds.includes(option)]).toEqual([option, left.length === 0]);
      }
    },
  );

  test('are not listed on a later page of a line', async () => {
    expect((await api('/api/categories/soulice?apos=soulice-2')).deadEnds).toEqual([]);
  });
});

test('only a page that holds a whole line has the figures of the line', async () => {
  const figures = async (path: string) => (await (await request(`/api/categories/${path}`)).json()).figures ?? [];
  expect(await figures('soulfuel')).toEqual([
    { amount: '11 g', name: 'de proteína na porção campeã' },
    { amount: '99 kcal', name: 'na porção mais leve' },
    { amount: 'Sem glúten', name: 'em toda a linha' },
  ]);
  expect(await figures('soulfuel?sem=gluten')).toEqual([]);
  expect(await figures('soulfuel?apos=soulfuel-1')).toEqual([]);
});
