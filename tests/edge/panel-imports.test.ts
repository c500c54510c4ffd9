import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeCsv } from '../../src/shared/csv';
import { fieldLabel } from '../../src/shared/field-labels';
import { IMPORTED, type ImportPlan } from '../../src/shared/import';
import { signIn } from '../helpers/account';
import { counted, env, request } from '../helpers/edge';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  admin = await signIn('admin');
});
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

const PATH = '/api/panel/imports';
type Answer = ImportPlan & { status: number; error?: string; code?: string };

async function send(noun: string, format: string, text: string, query = '?dry=1', digest?: string): Promise<Answer> {
  const response = await admin.json('POST', `${PATH}/${noun}${query}`, { format, text, digest });
  return { status: response.status, ...((await response.json()) as ImportPlan) };
}
const dry = (noun: string, format: string, text: string) => send(noun, format, text);
async function run(noun: string, format: string, text: string) {
  const { digest } = await dry(noun, format, text);
  return send(noun, format, text, '', digest);
}
const outcomes = ({ rows }: Answer) => rows.map(({ outcome }) => outcome);
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0;
const exported = async (file: string) => (await admin.get(`/api/panel/exports/${file}`)).text();

describe('an import', () => {
  test.each(IMPORTED.flatMap((noun) => [`${noun}.csv`, `${noun}.json`]))(
    'of what was exported as %s changes nothing',
    async (file) => {
      const [noun = '', format = ''] = file.split('.');
      const plan = await dry(noun, format, await exported(file));
      expect(plan.status).toBe(200);
      expect(new Set(outcomes(plan))).toEqual(new Set(['unchanged']));
    },
  );

  test('tells row by row what would come of it, and changes nothing meanwhile', async () => {
    const [first] = JSON.parse(await exported('locations.json'));
    const before = [await count('locations'), await count('activity')];
    const text = [
      'ID;Nome;Endereço;Cidade;UF;Telefone;Ativo;Latitude',
      `${first.id};${first.name};${first.address};${first.city};${first.uf};+55 11 3333-4444;não;-20,5`,
      ';"Loja ""Nova""";Rua 1;Recife;pe;;sim;',
      ';;Rua 2;Recife;Pernambuco;;talvez;longe',
      '999999;X;Rua;Recife;PE;;sim;',
      ';"Loja ""Nova""";Rua 1;Recife;PE;;sim;',
    ].join('\n');
    const plan = await dry('locations', 'csv', text);
    expect(outcomes(plan)).toEqual(['update', 'create', 'refused', 'refused', 'refused']);
    expect(plan.rows[0]).toMatchObject({
      line: 2,
      changes: [
        { path: 'phone', before: first.phone, after: '+55 11 3333-4444' },
        { path: 'latitude', before: '-20,33214', after: '-20,5' },
        { path: 'active', before: 'Sim', after: 'Não' },
      ],
    });
    expect(Object.keys(plan.rows[2]?.problems ?? {}).sort()).toEqual(['active', 'latitude', 'name', 'uf']);
    expect([await count('locations'), await count('activity')]).toEqual(before);
    expect(await send('locations', 'csv', text, '', plan.digest)).toMatchObject({ status: 422 });
    expect([await count('locations'), await count('activity')]).toEqual(before);
  });

  test('writes what was told, each row with its record, found by its words and undone alone', async () => {
    const text = JSON.stringify([
      { name: 'Importada Açaí', address: 'Rua 1', city: 'Recife', uf: 'PE' },
      {
        name: 'Importada Dois',
        address: 'Rua 2',
        city: 'Recife',
        uf: 'PE',
        hours: [{ days: [1], opens: '09:00', closes: '18:00' }],
      },
    ]);
    const before = await count('locations');
    expect(outcomes(await run('locations', 'json', text))).toEqual(['create', 'create']);
    expect(await count('locations')).toBe(before + 2);
    const search = (await (await admin.get('/api/panel/search?q=importada%20acai')).json()) as { results: object[] };
    expect(search.results).toHaveLength(1);
    const { results } = await env.DB.prepare(`SELECT * FROM activity ORDER BY id DESC LIMIT 2`).all();
    expect(results.map(({ action, noun, user_id }) => [action, noun, user_id])).toEqual([
      ['create', 'locations', admin.user.id],
      ['create', 'locations', admin.user.id],
    ]);
    expect((await admin.json('POST', `/api/panel/activity/${results[0]?.id}/undo`)).status).toBe(200);
    expect(await count('locations')).toBe(before + 1);
  });

  test('changes products by category and number, and only the columns that it has', async () => {
    const text = 'Categoria,Número,Nome,Preço em centavos\nsoulshake,1,Novo nome,4200\nsoulshake,77,Outro,100\n';
    const plan = await run('products', 'csv', text);
    expect(outcomes(plan)).toEqual(['update', 'create']);
    const row = await env.DB.prepare(
      `SELECT name, price_cents, version, images <> '[]' AS pictured FROM products WHERE category = 'soulshake' AND number = 1`,
    ).first();
    expect(row).toEqual({ name: 'Novo nome', price_cents: 4200, version: 2, pictured: 1 });
    expect(await dry('products', 'csv', text)).toMatchObject({
      rows: [{ outcome: 'unchanged' }, { outcome: 'unchanged' }],
    });
    expect((await dry('products', 'csv', 'Categoria,Número,Nome,Preço em centavos\nnada,1,X,1')).rows).toMatchObject([
      { outcome: 'refused', problems: { category: 'Esta categoria não existe.' } },
    ]);
  });

  test('takes what a product is made of by its columns, and refuses what contradicts itself', async () => {
    const head = 'Categoria;Número;Nome;Preço em centavos;Ingredientes;Contém;Pode conter;Glúten;Lactose';
    const good = `soulfuel;1;Soul Fuel;1490;"Leite, whey e soja.";"[""soy"",""milk""]";;free;contains`;
    const bad = `soulfuel;2;Soul Fuel;1490;"Farinha de trigo.";"[""wheat""]";;free;`;
    const plan = await dry('products', 'csv', [head, good, bad].join('\n'));
    expect(plan.rows).toMatchObject([
      {
        outcome: 'update',
        changes: [
          { path: 'name' },
          { path: 'ingredients' },
          { path: 'contains', after: 'soja, leite' },
          { path: 'mayContain', after: '' },
        ],
      },
      { outcome: 'refused', problems: { gluten: 'Tem glúten quem contém trigo.' } },
    ]);
    expect((await run('products', 'csv', [head, good].join('\n'))).status).toBe(200);
    const row = await env.DB.prepare(
      "SELECT ingredients, contains, may_contain FROM products WHERE category = 'soulfuel' AND number = 1",
    ).first();
    expect(row).toEqual({ ingredients: 'Leite, whey e soja.', contains: '["soy","milk"]', may_contain: '[]' });
  });

  test('takes what Excel writes: prices in reais, its own yes and no, a column for each nutrient, names of lists', async () => {
    const head = 'Categoria;Número;Preço;Ativo;Sodio;Contém;Pode conter;Galeria';
    const [before] = JSON.parse(await exported('products.json')).filter(
      (row: { category: string; number: number }) => row.category === 'soulshake' && row.number === 2,
    );
    const text = `sep=;\r\n${head}\r\nSoulShake;2;R$ 1.034,9;FALSO;12,5;Leite e soja;;"/images/a.webp | Um copo"\r\n`;
    expect(await run('products', 'csv', text)).toMatchObject({
      status: 200,
      rows: [
        {
          changes: [
            { path: 'priceCents', after: '1034,90' },
            { path: 'images', after: '/images/a.webp | Um copo' },
            { path: 'nutrition.sodium', after: '12,5' },
            { path: 'contains', after: 'soja, leite' },
            { path: 'mayContain', before: 'amendoim, soja, pistaches', after: '' },
            { path: 'active', before: 'Sim', after: 'Não' },
          ],
        },
      ],
    });
    const [after] = JSON.parse(await exported('products.json')).filter(({ id }: { id: number }) => id === before.id);
    expect(after).toEqual({
      ...before,
      priceCents: 103490,
      active: false,
      images: [{ src: '/images/a.webp', alt: 'Um copo' }],
      nutrition: { ...before.nutrition, sodium: 12.5 },
      contains: ['soy', 'milk'],
      mayContain: [],
    });
  });

  test('takes the files of earlier releases: prices in cents, lists and nutrition in JSON, sim and não', async () => {
    const rows = JSON.parse(await exported('products.json')) as Record<string, unknown>[];
    const fields = Object.keys(rows[0] ?? {});
    const cell = (value: unknown) => {
      if (value === null) return '';
      if (typeof value === 'boolean') return value ? 'sim' : 'não';
      return typeof value === 'object' ? JSON.stringify(value) : String(value).replace(/^(\d+)\.(\d+)$/, '$1,$2');
    };
    const table = rows.map((row) => fields.map((field) => cell(row[field])));
    for (const head of [fields, fields.map((field) => fieldLabel('products', field))]) {
      expect(new Set(outcomes(await dry('products', 'csv', writeCsv([head, ...table]))))).toEqual(
        new Set(['unchanged']),
      );
    }
  });

  test('finds a record by its id, or by as much of its key as the file has', async () => {
    const [first] = JSON.parse(await exported('locations.json'));
    const byId = await dry('locations', 'csv', `ID;Telefone\n${first.id};(11) 1111-1111\n`);
    expect(byId.rows).toMatchObject([{ outcome: 'update', title: first.name, changes: [{ path: 'phone' }] }]);
    const byName = await dry('locations', 'csv', `Nome;Telefone\n${first.name.toUpperCase()};(11) 1111-1111\n`);
    expect(byName.rows).toMatchObject([{ outcome: 'update', changes: [{ path: 'name' }, { path: 'phone' }] }]);
    const products = JSON.parse(await exported('products.json'));
    const [one, two] = products;
    const moved = await dry('products', 'csv', `ID;Número\n${one.id};900\n${two.id};${products[2].number}\n`);
    expect(moved.rows).toMatchObject([
      { outcome: 'update', changes: [{ path: 'number', before: String(one.number), after: '900' }] },
      { outcome: 'refused', problems: { number: 'Este número já é de outro produto da categoria.' } },
    ]);
  });

  test('says in words which cells cannot be understood', async () => {
    const text =
      'Categoria;Número;Nome;Preço;Ativo;Contém;Sódio (mg);Glúten\nsoulshake;99;X;caro;talvez;vento;muito;pouco\n';
    expect((await dry('products', 'csv', text)).rows).toMatchObject([
      {
        outcome: 'refused',
        problems: {
          priceCents: 'Escreva o preço em reais, como 34,90.',
          active: 'Escreva Sim ou Não.',
          contains: '“vento” não está na lista de alergênicos da Anvisa.',
          'nutrition.sodium': 'Escreva um número, como 1,5.',
          gluten: 'Use um destes: Contém glúten, Não contém glúten.',
        },
      },
    ]);
  });

  test('has the maxima of the panel', async () => {
    const file = 'Categoria;Número;Nome;Preço em centavos\nsoulshake;1000001;X;1\nsoulshake;1000000;X;1\n';
    const { rows } = await dry('products', 'csv', file);
    expect(rows).toMatchObject([
      { outcome: 'refused', problems: { number: 'O número é alto demais.' } },
      { outcome: 'create' },
    ]);
  });

  test('that was told something else is refused: the records changed, or the file did', async () => {
    const text = (name: string) => `Nome,Endereço,Cidade,UF\n${name},Rua,Recife,PE\n`;
    const { digest } = await dry('locations', 'csv', text('Zeta'));
    expect(await send('locations', 'csv', text('Ômega'), '', digest)).toMatchObject({
      status: 409,
      code: 'plan-outdated',
    });
    expect(await send('locations', 'csv', text('Zeta'), '')).toMatchObject({ status: 409, code: 'plan-outdated' });
    expect((await send('locations', 'csv', text('Zeta'), '', digest)).status).toBe(200);
    expect(await send('locations', 'csv', text('Zeta'), '', digest)).toMatchObject({
      status: 409,
      code: 'plan-outdated',
    });
  });

  test('of 500 rows takes few statements, whether they are new or change', { timeout: 60_000 }, async () => {
    const send = async (text: string, query: string, digest?: string) => {
      const { db, usage } = counted(env.DB);
      const init = {
        method: 'POST',
        headers: {
          Cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
        },
        body: JSON.stringify({ format: 'json', text, digest }),
      };
      const response = await request(`${PATH}/products${query}`, init, { DB: db });
      return { plan: (await response.json()) as ImportPlan, status: response.status, usage };
    };
    const rows = (name: string) =>
      JSON.stringify(
        Array.from({ length: 500 }, (_, i) => ({ category: 'soulice', number: 1000 + i, name, priceCents: 1000 + i })),
      );
    const before = await count('products');
    for (const name of ['Muitos', 'Outros']) {
      const { plan } = await send(rows(name), '?dry=1');
      const { status, usage } = await send(rows(name), '', plan.digest);
      expect(status).toBe(200);
      expect(usage.statements).toBeLessThan(30);
    }
    expect(await count('products')).toBe(before + 500);
    const { results } = await env.DB.prepare(
      `SELECT name, price_cents, version, search_text,
         (SELECT count(*) FROM activity WHERE noun = 'products' AND record_id = CAST(products.id AS TEXT)) AS writes
       FROM products WHERE category = 'soulice' AND number IN (1000, 1499) ORDER BY number`,
    ).all();
    const row = { name: 'Outros', version: 2, search_text: 'outros soulice', writes: 2 };
    expect(results).toEqual([
      { ...row, price_cents: 1000 },
      { ...row, price_cents: 1499 },
    ]);
  });

  test('of posts keeps their dates, cleans what is new of them and finds them by title', async () => {
    const [post] = JSON.parse(await exported('posts.json'));
    const text = [
      'ID;Título;Conteúdo;Publicação;Autor',
      `${post.id};${post.title};<p>Olá<script>x</script></p>;;Ana`,
      ';Nova postagem;<p>Texto</p>;20/11/2026 14:05;Bia',
    ].join('\n');
    expect(await run('posts', 'csv', text)).toMatchObject({
      rows: [
        {
          outcome: 'update',
          changes: [{ path: 'content' }, { path: 'author', after: 'Ana' }, { path: 'publishedAt', after: '' }],
        },
        { outcome: 'create' },
      ],
    });
    const rows = JSON.parse(await exported('posts.json')) as Record<string, unknown>[];
    expect(rows.find(({ id }) => id === post.id)).toEqual({
      ...post,
      content: '<p>Olá</p>',
      author: 'Ana',
      publishedAt: null,
    });
    expect(rows.find(({ title }) => title === 'Nova postagem')).toMatchObject({
      author: 'Bia',
      publishedAt: '2026-11-20T17:05:00.000Z',
      excerpt: null,
    });
    const { results } = await env.DB.prepare(
      "SELECT search_text FROM posts WHERE title = 'Nova postagem' AND content_policy > 0",
    ).all();
    expect(results).toEqual([{ search_text: 'nova postagem bia texto' }]);
    expect((await dry('posts', 'csv', 'Título;Autor\nNova Postagem;Bia\n')).rows).toMatchObject([
      { outcome: 'update', changes: [{ path: 'title' }] },
    ]);
  });

  test('puts slides and categories where it says, and the others close up around them', async () => {
    const titles = async () =>
      (JSON.parse(await exported('slides.json')) as { title: string }[]).map(({ title }) => title);
    const [first, second, ...others] = JSON.parse(await exported('slides.json')) as {
      id: number;
      title: string;
      imageUrl: string;
    }[];
    if (!first || !second) throw new Error('The seed has slides');
    const text = `ID;Título;Posição;URL da Imagem\n${first.id};${first.title};900;${first.imageUrl}\n;Novo;2;/images/a.webp\n`;
    const plan = await run('slides', 'csv', text);
    expect(plan.rows).toMatchObject([
      { outcome: 'update', changes: [{ path: 'order', before: '1', after: String(others.length + 3) }] },
      { outcome: 'create' },
    ]);
    expect(await titles()).toEqual([second.title, 'Novo', ...others.map(({ title }) => title), first.title]);
    const { results } = await env.DB.prepare('SELECT position FROM slides ORDER BY position').all<{
      position: number;
    }>();
    expect(results.map(({ position }) => position)).toEqual(results.map((_, index) => index));
    expect(
      outcomes(await dry('slides', 'csv', text.replace('900', String(others.length + 3)).replace('Novo;2', 'Novo;2'))),
    ).toEqual(['unchanged', 'unchanged']);

    const before = JSON.parse(await exported('categories.json')) as { key: string }[];
    const made = await run('categories', 'csv', 'Nome;URL da Imagem;Posição\nPão & Café;/images/a.webp;1\n');
    expect(outcomes(made)).toEqual(['create']);
    const after = JSON.parse(await exported('categories.json')) as { key: string }[];
    expect(after.map(({ key }) => key)).toEqual(['pao-cafe', ...before.map(({ key }) => key)]);
  });

  test('that moves a product leads its old address on', async () => {
    const [{ id }] = JSON.parse(await exported('products.json')).filter(
      (row: { category: string; number: number }) => row.category === 'soulfuel' && row.number === 2,
    );
    expect((await run('products', 'csv', `ID;Número\n${id};888\n`)).status).toBe(200);
    const response = await request('/produtos/soulfuel/2', { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([
      301,
      expect.stringContaining('/soulfuel/888'),
    ]);
  });

  test('of 500 rows is one batch; of 501 it is refused', { timeout: 60_000 }, async () => {
    const rows = (total: number) =>
      JSON.stringify(
        Array.from({ length: total }, (_, i) => ({ name: `Lote ${i}`, address: 'Rua', city: 'Natal', uf: 'RN' })),
      );
    expect((await dry('locations', 'json', rows(501))).status).toBe(422);
    const before = [await count('locations'), await count('activity')];
    expect((await run('locations', 'json', rows(500))).status).toBe(200);
    expect([await count('locations'), await count('activity')]).toEqual(before.map((n) => n + 500));
    const again = rows(500).replaceAll('"address"', '"phone":"81 3333-4444","address"');
    expect(new Set(outcomes(await run('locations', 'json', again)))).toEqual(new Set(['update']));
  });

  test.each([
    ['json', '{', 'O arquivo não é um JSON válido.'],
    ['json', '{}', 'O JSON precisa ser uma lista de registros.'],
    ['json', '[]', 'O arquivo não tem nenhuma linha de dados.'],
    ['json', '[{"owner":1}]', 'O item 1 tem um campo que não existe: “owner”.'],
    ['json', '[{"name":"\\ud800"}]', 'O arquivo não é um JSON válido.'],
    ['json', '['.repeat(200_000), 'O arquivo não é um JSON válido.'],
    ['csv', '', 'O arquivo não tem nenhuma linha de dados.'],
    ['csv', 'Nome\n"x', 'As aspas da linha 2 não fecham.'],
    ['csv', 'Nome,Dono\nx,y', 'Não conhecemos a coluna “Dono”.'],
    ['csv', 'Nome,name\nx,y', 'A coluna “Nome” aparece duas vezes.'],
    ['csv', 'Nome;UF\nx;y;z', 'A linha 2 tem mais células que o cabeçalho.'],
  ])('says what is wrong with a file: %s %o', async (format, text, error) => {
    expect(await dry('locations', format, text)).toMatchObject({ status: 422, error });
  });

  test('too large, of another noun, or of another form is refused', async () => {
    expect((await dry('locations', 'csv', 'x'.repeat(1_100_000))).status).toBe(413);
    expect((await dry('users', 'csv', 'x')).status).toBe(404);
    expect((await dry('locations', 'xml', 'x')).status).toBe(422);
  });
});
