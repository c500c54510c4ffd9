import { describe, expect, test } from 'vitest';
import { defaultSettings } from '../../src/shared/default-settings';
import { BY_CLUE, rankIn, searchTerms } from '../../src/shared/search-terms';
import { counted, env, page, request } from '../helpers/edge';

type Found = {
  categories: { key: string }[];
  pages: { to: string }[];
  products: { name: string }[];
  posts: { title: string }[];
  faqs: { id: number; question: string }[];
  locations: { name: string; city: string }[];
  more: string[];
  part: null;
  moved: Record<string, string>;
};

async function search(query: string): Promise<Found> {
  const response = await request(`/api/search?q=${encodeURIComponent(query)}`);
  expect(response.status).toBe(200);
  return response.json();
}

const nothing: Found = {
  ...{ categories: [], pages: [], products: [], posts: [], faqs: [], locations: [] },
  ...{ more: [], part: null, moved: {} },
};

/** SQL for a product's searchable text, written independently. */
const SEARCHED = `search_text || CASE gluten WHEN 'free' THEN ' sem gluten' ELSE '' END
  || CASE WHEN lactose = 'free' THEN ' sem lactose zero lactose' WHEN lactose = 'notApplicable' AND contains || may_contain NOT LIKE '%milk%' THEN ' sem lactose' ELSE '' END || CASE WHEN vegan THEN ' vegano vegana' ELSE '' END
  || CASE json_extract(nutrition, '$.addedSugars') WHEN 0 THEN ' sem acucar adicionado zero acucares adicionados' ELSE '' END
  || CASE WHEN json_extract(nutrition, '$.proteins') > 0 THEN ' proteina' ELSE '' END
  || CASE WHEN caffeine > 0 THEN ' cafeina' ELSE '' END`;

const lacks = (...codes: string[]) =>
  `ingredients IS NOT NULL AND ${codes.map((code) => `contains || may_contain NOT LIKE '%"${code}"%'`).join(' AND ')}`;

type Named = { name: string };

describe('the search', () => {
  test.each([
    ['vegano', 'vegan = 1'],
    ['sem glúten', "gluten = 'free'"],
    ['sem lactose', "(lactose = 'free' OR (lactose = 'notApplicable' AND contains || may_contain NOT LIKE '%milk%'))"],
    ['zero açúcares', "json_extract(nutrition, '$.addedSugars') = 0"],
    ['sem cafeína', 'caffeine = 0'],
    ['sem amendoim', lacks('peanuts')],
    ['sem leite', lacks('milk')],
    ['sem ovo', lacks('eggs')],
    ['sem castanhas', lacks('cashews', 'brazilNuts', 'chestnuts')],
    ['sem leite, soja e trigo', lacks('milk', 'soy', 'wheat')],
    ['intolerante a glúten', "gluten = 'free'"],
    ['alergia a amendoim', lacks('peanuts')],
    ['celíaca', "gluten = 'free'"],
  ])('«%s» finds products whose card or label has that property', async (query, condition) => {
    const { results } = await env.DB.prepare(
      `SELECT name FROM products WHERE active = 1 AND ${condition}`,
    ).all<Named>();
    const names = results.map(({ name }) => name);
    const { products } = await search(query);
    expect(names.length).toBeGreaterThan(0);
    expect(products).toHaveLength(Math.min(12, names.length));
    expect(names).toEqual(expect.arrayContaining(products.map(({ name }) => name)));
  });

  test('coffee is found by its words, and not by what is free of caffeine', async () => {
    const { results } = await env.DB.prepare(
      'SELECT name FROM products WHERE active = 1 AND caffeine = 0',
    ).all<Named>();
    const free = results.map(({ name }) => name);
    const coffees = (await search('café')).products.map(({ name }) => name);
    expect((await search('expresso')).products.map(({ name }) => name)).toContain('Soul Coffee Cappuccino');
    expect(coffees).toContain('Soul Coffee Cappuccino');
    expect(coffees.filter((name) => free.includes(name) && !/café|coffee/i.test(name))).toEqual([]);
    await env.DB.prepare("UPDATE products SET caffeine = 80 WHERE name = 'Soul Coffee Mocha'").run();
    expect((await search('cafeína')).products.map(({ name }) => name)).toEqual(['Soul Coffee Mocha']);
    expect((await search('proteína')).more).toContain('products');
  });

  test('«sem» and a food finds no product with that food, whatever its other words are', async () => {
    const crunch = (await search('crunch amendoim')).products.map(({ name }) => name);
    expect(crunch).toContain('Soul Crunch Amendoim');
    for (const query of ['sem amendoim', 'sem amendoin', 'crunch sem amendoim']) {
      const names = (await search(query)).products.map(({ name }) => name);
      expect([query, names]).toEqual([
        query,
        expect.not.arrayContaining(['Soul Crunch Amendoim', 'Soul Shake Paçoca']),
      ]);
    }
    const insert = env.DB.prepare(
      `INSERT INTO products (category, number, name, price_cents, ingredients, contains, may_contain, search_text)
      VALUES ('toppins', ?, ?, 1, ?, ?, '[]', ?)`,
    );
    await env.DB.batch([
      insert.bind(92, 'Não declarado', 'Pasta de amendoim', '[]', 'curioso'),
      insert.bind(93, 'Prometido', 'Açúcar', '["peanuts"]', 'curioso sem amendoim'),
      insert.bind(94, 'Sem rótulo', null, '[]', 'curioso'),
      insert.bind(95, 'Livre', 'Açúcar', '[]', 'curioso'),
    ]);
    expect((await search('curioso')).products).toHaveLength(4);
    expect((await search('curioso sem amendoim')).products.map(({ name }) => name)).toEqual(['Livre']);
    // More of those that contradict their labels than are shown, in front of it.
    const numbers = Array.from({ length: 13 }, (_, index) => index + 70);
    await env.DB.batch(numbers.map((number) => insert.bind(number, 'Oculto', 'Pasta de amendoim', '[]', 'curioso')));
    expect((await search('curioso sem amendoim')).products.map(({ name }) => name)).toEqual(['Livre']);
    await env.DB.prepare("DELETE FROM products WHERE search_text LIKE 'curioso%'").run();
  });

  test.each([
    ['privacidade', '/politica-de-privacidade'],
    ['licenciado', '/licencie'],
    ['franquias', '/licencie'],
    ['caixa', '/produtos/soulcrunch/caixa'],
    ['caixa crunch', '/produtos/soulcrunch/caixa'],
    ['contato', '/contato'],
    ['horário', '/onde-estamos'],
    ['endereço', '/onde-estamos'],
    ['perguntas frequentes', '/perguntas-frequentes'],
  ])('«%s» finds the page %s', async (query, to) => {
    expect((await search(query)).pages.map((found) => found.to)).toContain(to);
  });

  test('lists the kinds that have more results than shown', async () => {
    const shown = await search('soul');
    expect([shown.products.length, shown.locations.length]).toEqual([12, 12]);
    expect(shown.more).toEqual(expect.arrayContaining(['products', 'locations']));
    const { results } = await env.DB.prepare(
      "SELECT name FROM products WHERE active = 1 AND search_text LIKE '%pistache%' LIMIT 13",
    ).all();
    expect(results.length).toBeLessThan(13);
    expect((await search('pistache')).more).not.toContain('products');
    const { html } = await page('/busca?q=soul');
    expect(html).toMatch(/Mais de (?:<!-- -->)?\d+/);
  });

  test('«whei» finds whey', async () => {
    expect((await search('whei')).products.map(({ name }) => name)).toContain('Soul Whey Chocolate 900 g');
  });

  test.each(['pistache', 'PISTACHE', ' Pistáche '])('«%s» finds products, with matching names first', async (query) => {
    const { products } = await search(query);
    expect(products.map(({ name }) => name)).toEqual([
      'Soul Ice Pistache',
      'Soul Shake Pistache',
      'Soul Shake Pistache com Chocolate Branco',
      'Soul Ice Pote Pistache 480 ml',
    ]);
  });

  test('ignores accents in the query and in the text', async () => {
    const { products } = await search('pacoca');
    expect(products.map(({ name }) => name)).toContain('Soul Shake Paçoca');
    expect((await search('vitoria')).locations).toEqual((await search('Vitória')).locations);
    expect((await search('vitoria')).locations[0]?.city).toBe('Vitória');
  });

  test('matches every word, in any order', async () => {
    const { products } = await search('branco shake');
    expect(products.map(({ name }) => name)).toEqual(['Soul Shake Pistache com Chocolate Branco']);
    expect((await search('branco shake xyzzy')).products).toEqual([]);
  });

  test('finds an article by a word of its body', async () => {
    expect((await search('frango')).posts.map(({ title }) => title)).toContain(
      'Proteína no pós-treino: quanto, quando e de onde tirar',
    );
  });

  test.each(['frete', 'delivery', 'pix', 'pedido mínimo', 'intolerância'])('«%s» finds a question', async (query) => {
    expect((await search(query)).faqs).not.toEqual([]);
  });

  test('finds a question by its text and by its answer', async () => {
    expect((await search('vocês entregam')).faqs[0]?.question).toBe('Vocês entregam na minha casa?');
    const { question, answer } = (await env.DB.prepare(
      'SELECT question, answer FROM faqs WHERE id = 1',
    ).first()) as Record<string, string>;
    const word =
      String(answer)
        .split(/\W+/)
        .sort((one, other) => other.length - one.length)[0] ?? '';
    expect((await search(word)).faqs.map((faq) => faq.question)).toContain(question);
  });

  test('finds only public records', async () => {
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO faqs (subject, question, answer, position, active) VALUES ('order', 'Um segredo?', 'Nada.', 900, 0)",
      ),
      env.DB.prepare(
        "INSERT INTO products (category, number, name, price_cents, active, search_text) VALUES ('toppins', 90, 'Oculto', 1, 0, 'segredo')",
      ),
      env.DB.prepare("INSERT INTO posts (title, published_at, search_text) VALUES ('Rascunho', NULL, 'segredo')"),
      env.DB.prepare(
        "INSERT INTO posts (title, published_at, search_text) VALUES ('Futuro', '2999-01-01T00:00:00.000Z', 'segredo')",
      ),
      env.DB.prepare(
        "INSERT INTO locations (name, address, city, uf, active, search_text) VALUES ('Fechada', 'Rua', 'Cidade', 'ES', 0, 'segredo')",
      ),
    ]);
    expect(await search('segredo')).toEqual(nothing);
  });

  test.each([
    ['%'],
    ['_'],
    ["'"],
    ['"'],
    ["' OR 1=1 --"],
    ['\\'],
    ['\0'],
    ['\ud83d'.toWellFormed()],
    ['</script><script>alert(1)</script>'],
    ['a '.repeat(2500)],
    ['z'.repeat(5000)],
    [`${'x'.repeat(99)}🍦`],
    ['ﷺ'.repeat(100)],
  ])('%j answers 200', async (query) => {
    await search(query);
    const { status, html } = await page(`/busca?q=${encodeURIComponent(query)}`);
    expect(status).toBe(200);
    expect(html).not.toContain('<script>alert(1)');
  });

  test.each([
    ['cone', 'soulcrunch'],
    ['cones', 'soulcrunch'],
    ['casquinha', 'soulcrunch'],
    ['Casquinhas', 'soulcrunch'],
    ['milk shake', 'soulshake'],
    ['milkshakes', 'soulshake'],
    ['shakes', 'soulshake'],
    ['sorvetes', 'soulice'],
    ['bebidas quentes', 'soulfuel'],
    ['cafés', 'soulcoffee'],
  ])('«%s» finds products of %s', async (query, category) => {
    const { products } = (await search(query)) as unknown as { products: { category: string }[] };
    expect(products.map((product) => product.category)).toContain(category);
  });

  test.each([
    ['toppins', 'toppins'],
    ['toppings', 'toppins'],
    ['topping', 'toppins'],
    ['coberturas', 'toppins'],
    ['crunch', 'soulcrunch'],
    ['suplemento', 'suplementos'],
    ['cones', 'soulcrunch'],
    ['sorvete', 'soulice'],
  ])('«%s» finds the category %s', async (query, key) => {
    expect((await search(query)).categories.map((category) => category.key)).toContain(key);
  });

  test.each(['pistahce', 'pistace', 'pisttache', 'pistaxhe', 'pistaxe'])('«%s» finds “pistache”', async (query) => {
    expect((await search(query)).products).toEqual((await search('pistache')).products);
  });

  test('shows articles with the word in their title first, and others that mention it from the newest on', async () => {
    const body = 'palavra '.repeat(60);
    const rows = [
      ['Antigo', '2026-01-01', `antigo ${body} quinoa`],
      ['Novo', '2026-03-01', `novo ${body} ${body} quinoa`],
      ['Quinoa', '2025-01-01', `quinoa ${body}`],
      ['Salada de quinoa', '2026-02-01', `salada de quinoa ${body} tigela`],
    ];
    const insert = env.DB.prepare('INSERT INTO posts (title, published_at, search_text) VALUES (?, ?, ?)');
    await env.DB.batch(rows.map(([title, day, text]) => insert.bind(title, `${day}T00:00:00.000Z`, text)));
    const titles = async (query: string) => (await search(query)).posts.map(({ title }) => title);
    expect(await titles('quinoa')).toEqual(['Quinoa', 'Salada de quinoa', 'Novo', 'Antigo']);
    expect(await titles('quinoa tigela')).toEqual(['Salada de quinoa']);
    expect(await titles('tigela quinoa')).toEqual(['Salada de quinoa']);
    await env.DB.prepare("DELETE FROM posts WHERE search_text LIKE '%quinoa%'").run();
  });

  test('corrects a mistyped word by the title of an article, not by its body', async () => {
    const body = 'palavra '.repeat(60);
    await env.DB.prepare(
      `INSERT INTO posts (title, excerpt, content, author, published_at, search_text)
      VALUES ('Quinoa', '', '', '', '2026-01-01T00:00:00.000Z', 'quinoa ${body} amaranto')`,
    ).run();
    const titles = async (query: string) => (await search(query)).posts.map(({ title }) => title);
    expect([await titles('amaranto'), await titles('quinioa')]).toEqual([['Quinoa'], ['Quinoa']]);
    expect(await titles('amarnato')).toEqual([]);
    await env.DB.prepare("DELETE FROM posts WHERE title = 'Quinoa'").run();
  });

  test('shows no corrected matches when a name matches exactly', async () => {
    await env.DB.prepare(
      "INSERT INTO products (category, number, name, price_cents, search_text) VALUES ('toppins', 91, 'Pistacho', 1, 'pistacho')",
    ).run();
    expect((await search('pistacho')).products.map(({ name }) => name)).toEqual(['Pistacho']);
    await env.DB.prepare("DELETE FROM products WHERE name = 'Pistacho'").run();
  });

  test('ranks products in the database by the same rule as in the code', async () => {
    const queries = [
      'cone',
      'milk shake',
      'pistahce',
      'soul choclate',
      'vitora',
      'sem gluten',
      'proteina po',
      'sorvetes',
    ];
    const rows = await env.DB.prepare(`SELECT name, ${SEARCHED} AS text FROM products WHERE active = 1`).all<{
      name: string;
      text: string;
    }>();
    for (const query of queries) {
      const terms = searchTerms(query, defaultSettings.synonyms);
      const ranked = rows.results.flatMap(({ name, text }) => {
        const rank = rankIn(text, terms);
        return rank === null ? [] : [{ name, rank }];
      });
      const best = Math.min(...ranked.map(({ rank }) => rank));
      const right = ranked.filter(({ rank }) => rank < BY_CLUE || best >= BY_CLUE);
      const { products, ...others } = await search(query);
      if (best >= BY_CLUE && Object.values(others).flat().length > 0) continue;
      expect([query, products.length]).toEqual([query, Math.min(12, right.length)]);
      const ranks = products.map(({ name }) => right.find((product) => product.name === name)?.rank);
      expect([query, ranks]).toEqual([
        query,
        right
          .map(({ rank }) => rank)
          .sort((a, b) => a - b)
          .slice(0, 12),
      ]);
    }
  });

  test('uses the owner’s synonyms at once, and needs one extra round trip once', async () => {
    const overrides = JSON.stringify({ synonyms: [['trufado', 'pistache']] });
    expect((await search('trufado')).products).toEqual([]);
    await env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)').bind(overrides).run();
    const trips = async () => {
      const { db, usage } = counted(env.DB);
      const found: Found = await (await request('/api/search?q=trufado', undefined, { DB: db })).json();
      expect(found.products).toHaveLength(4);
      return usage.roundTrips;
    };
    expect([await trips(), await trips()]).toEqual([2, 1]);
    await env.DB.prepare('DELETE FROM settings').run();
    expect((await search('trufado')).products).toEqual([]);
  });

  test('reads 10,000 products and stores once, and twice for mistyped words', {
    timeout: 120_000,
  }, async () => {
    const numbers = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)';
    const text = "'linha de teste com palavras comuns e um sabor qualquer ' || i";
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO products (category, number, name, price_cents, search_text) ${numbers} SELECT 'toppins', 100000 + i, 'Linha', 1, ${text} FROM n`,
      ),
      env.DB.prepare(
        `INSERT INTO locations (name, address, city, uf, search_text) ${numbers} SELECT 'Linha', 'Rua', 'X', 'ES', ${text} FROM n`,
      ),
    ]);
    const queries = [
      ['linha', 1],
      ['qualqeur sabro plavras comnus', 2],
      ['a b c d e f g h', 1],
    ] as const;
    for (const [query, trips] of queries) {
      const { db, usage } = counted(env.DB);
      const response = await request(`/api/search?q=${query}`, undefined, { DB: db });
      const body = await response.text();
      expect([query, usage.roundTrips, body.length < 30_000]).toEqual([query, trips, true]);
      expect(usage.rowsRead).toBeLessThan(trips * 60_000);
    }
    await env.DB.batch(
      ['products', 'locations'].map((table) => env.DB.prepare(`DELETE FROM ${table} WHERE name = 'Linha'`)),
    );
  });

  test('treats a wildcard as a plain character', async () => {
    expect((await search('_')).products).toEqual([]);
    expect((await search('p%tache')).products).toEqual([]);
  });

  test('returns nothing for an empty query, without a query to D1', async () => {
    const { db, usage } = counted(env.DB);
    for (const path of ['/api/search', '/api/search?q=', '/api/search?q=%20%20']) {
      const response = await request(path, undefined, { DB: db });
      expect(await response.json()).toEqual(nothing);
    }
    expect(usage.roundTrips).toBe(0);
  });

  test('has a page that is noindex, and offers ideas when nothing is found', async () => {
    const { html } = await page('/busca?q=xyzzy');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('Nenhum resultado');
    expect(html).toContain('href="/busca?q=pistache"');
  });
});
