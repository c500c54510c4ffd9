import { describe, expect, test } from 'vitest';
import { TABULAR } from '../../src/shared/sheet/columns';
import { env } from '../helpers/edge';
import { count, outcomes, PATH, withFiles } from '../helpers/imports';

const { send, dry, run, exported, ...admin } = withFiles();

describe('an import', () => {
  test.each(TABULAR.flatMap((noun) => [`${noun}.csv`, `${noun}.json`]))(
    'of the exported file %s changes nothing',
    async (file) => {
      const [noun = '', format = ''] = file.split('.');
      const plan = await dry(noun, format, await exported(file));
      expect(plan.status).toBe(200);
      expect(new Set(outcomes(plan))).toEqual(new Set(['unchanged']));
    },
  );

  test('plans the outcome of each row, and changes nothing in a dry run', async () => {
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
        { path: 'phone', before: first.phone, after: '(11) 3333-4444' },
        { path: 'latitude', before: '-20,33214', after: '-20,5' },
        { path: 'active', before: 'Sim', after: 'Não' },
      ],
    });
    expect(Object.keys(plan.rows[2]?.problems ?? {}).sort()).toEqual(['active', 'latitude', 'name', 'uf']);
    expect([await count('locations'), await count('activity')]).toEqual(before);
  });

  test('writes the planned rows, which can be found by search and undone one by one', async () => {
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
      ['create', 'locations', admin.user().id],
      ['create', 'locations', admin.user().id],
    ]);
    expect((await admin.post(`/api/panel/activity/${results[0]?.id}/undo`)).status).toBe(200);
    expect(await count('locations')).toBe(before + 1);
  });

  test('changes products by category and number, and only the columns of the file', async () => {
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
      { outcome: 'refused', problems: { category: expect.stringContaining('A categoria “nada” não existe.') } },
    ]);
  });

  test('reads the declaration of a product, and refuses a contradictory one', async () => {
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
      { outcome: 'refused', problems: { gluten: 'O produto contém trigo: marque “Contém glúten”.' } },
    ]);
    expect((await run('products', 'csv', [head, good].join('\n'))).status).toBe(200);
    const row = await env.DB.prepare(
      "SELECT ingredients, contains, may_contain FROM products WHERE category = 'soulfuel' AND number = 1",
    ).first();
    expect(row).toEqual({ ingredients: 'Leite, whey e soja.', contains: '["soy","milk"]', may_contain: '[]' });
  });

  test('has the same maxima as the panel', async () => {
    const file = 'Categoria;Número;Nome;Preço em centavos\nsoulshake;1000001;X;1\nsoulshake;1000000;X;1\n';
    const { rows } = await dry('products', 'csv', file);
    expect(rows).toMatchObject([
      { outcome: 'refused', problems: { number: 'O número é alto demais.' } },
      { outcome: 'create' },
    ]);
  });

  test('is refused when the records or the file have changed since the plan', async () => {
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

  test('of 500 rows takes few statements, for new rows and for changes', { timeout: 60_000 }, async () => {
    const rows = (name: string) =>
      JSON.stringify(
        Array.from({ length: 500 }, (_, i) => ({ category: 'soulice', number: 1000 + i, name, priceCents: 1000 + i })),
      );
    const before = await count('products');
    for (const name of ['Muitos', 'Outros']) {
      const { digest } = await dry('products', 'json', rows(name));
      const file = { format: 'json', text: rows(name), digest };
      const { status, usage } = await admin.counted(`${PATH}/products`, file);
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

  test('of 500 rows is written, of 501 rows refused', { timeout: 60_000 }, async () => {
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
    ['csv', 'PK\0\0"', 'Este arquivo não é um CSV nem um JSON. Salve a planilha como CSV e tente de novo.'],
    ['csv', 'Nome\n"x', 'As aspas da linha 2 não fecham.'],
    ['csv', 'Nome,Dono\nx,y', 'Não conhecemos a coluna “Dono”.'],
    ['csv', 'Nome,name\nx,y', 'A coluna “Nome” aparece duas vezes.'],
    ['csv', 'Nome;UF\nx;y;z', 'A linha 2 tem mais células que o cabeçalho.'],
  ])('is refused with a message about the file: %s %o', async (format, text, error) => {
    expect(await dry('locations', format, text)).toMatchObject({ status: 422, error });
  });

  // If each column were compared with all others, such a file would block an isolate for minutes.
  test('with more columns than a spreadsheet allows is refused, and the maximum is checked quickly', async () => {
    const head = (count: number) => `Nome${';a'.repeat(count - 1)}\nx`;
    expect(await dry('locations', 'csv', head(450_000))).toMatchObject({
      status: 422,
      error: 'O arquivo passa de 16.384 colunas. Apague as que sobram.',
    });
    expect((await dry('locations', 'csv', head(16_384))).error).toContain('e mais 16373.');
  });

  test('that is too large, or of an unknown noun or format, is refused', async () => {
    expect((await dry('locations', 'csv', 'x'.repeat(1_100_000))).status).toBe(413);
    expect((await dry('users', 'csv', 'x')).status).toBe(404);
    expect((await dry('locations', 'xml', 'x')).status).toBe(422);
  });
});
