import { describe, expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../src/shared/csv';
import { fieldLabel } from '../../src/shared/field-labels';
import { TABULAR } from '../../src/shared/sheet/columns';
import { refusedFile } from '../../src/shared/sheet/refused';
import { env, request } from '../helpers/edge';
import { count, outcomes, withFiles } from '../helpers/imports';

const { send, dry, run, exported, post } = withFiles();

describe('an import of a table', () => {
  test('writes the valid rows, and the file of refused rows can be corrected and imported', async () => {
    const text = [
      'sep=,',
      'Nome,UF,Cidade,Endereço,Telefone',
      'Boa,PE,Recife,Rua 1,+55 81 3333-1111',
      '"Má, ""esta""",Pernambuco,Recife,"Rua 2',
      'fundos",=81+33334444',
      ',PE,Recife,Rua 3,',
    ].join('\n');
    const before = await count('locations');
    const done = await run('locations', 'csv', text);
    expect([done.status, outcomes(done), await count('locations')]).toEqual([
      200,
      ['create', 'refused', 'refused'],
      before + 1,
    ]);
    const rest = refusedFile('locations', 'csv', text, done.rows);
    expect(readCsv(rest).map(({ cells }) => cells)).toEqual([
      ['Nome', 'UF', 'Cidade', 'Endereço', 'Telefone', 'Motivo da recusa'],
      ['Má, "esta"', 'Pernambuco', 'Recife', 'Rua 2\nfundos', '=81+33334444', 'UF: A UF tem 2 letras.'],
      ['', 'PE', 'Recife', 'Rua 3', '', 'Nome: Informe o nome.'],
    ]);
    expect(rest).toContain(";'=81+33334444;");
    const again = await dry('locations', 'csv', rest);
    expect(outcomes(again)).toEqual(['refused', 'refused']);
    expect(refusedFile('locations', 'csv', rest, again.rows)).toBe(rest);
    expect(await send('locations', 'csv', rest, '', again.digest)).toMatchObject({ status: 422 });
    const mended = rest.replace('Pernambuco', 'PE').replace('\r\n;PE', '\r\nOutra;PE');
    expect(outcomes(await run('locations', 'csv', mended))).toEqual(['create', 'create']);

    const records = JSON.stringify([
      { name: 'Sem lugar' },
      { name: 'Boa', address: 'Rua 1', city: 'Recife', uf: 'PE' },
    ]);
    const plan = await dry('locations', 'json', records);
    const left = refusedFile('locations', 'json', records, plan.rows);
    expect(JSON.parse(left)).toEqual([
      {
        name: 'Sem lugar',
        motivo: 'Endereço: Preencha este campo. Cidade: Preencha este campo. UF: Preencha este campo.',
      },
    ]);
    expect((await dry('locations', 'json', left)).rows[0]?.problems).toEqual(plan.rows[0]?.problems);
  });

  test('reads Excel’s spellings: prices in reais, its booleans, a column per nutrient, names in lists', async () => {
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

  // These came later: questions, boxes and order terms.
  const earlier = TABULAR.filter((noun) => noun !== 'faqs');
  const later = ['takesOrders', 'districts', 'minimumCents', 'payments', 'unsold', 'packSize', 'packDiscount'];
  test.each(earlier)('reads files of earlier releases: %s by labels or codes, with lists as JSON', async (noun) => {
    const rows = JSON.parse(await exported(`${noun}.json`)) as Record<string, unknown>[];
    const fields = Object.keys(rows[0] ?? {}).filter((field) => !later.includes(field));
    const cell = (value: unknown) => {
      if (value === null) return '';
      if (typeof value === 'boolean') return value ? 'sim' : 'não';
      if (typeof value === 'number') return String(value).replace('.', ',');
      return typeof value === 'object' ? JSON.stringify(value) : String(value);
    };
    const table = rows.map((row) => fields.map((field) => cell(row[field])));
    for (const head of [fields, fields.map((field) => fieldLabel(noun, field))]) {
      expect(new Set(outcomes(await dry(noun, 'csv', writeCsv([head, ...table]))))).toEqual(new Set(['unchanged']));
    }
  });

  test('matches a record by its id, or by the columns of its key', async () => {
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

  test('has a message for each cell that cannot be read', async () => {
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

  test('of posts keeps dates, sanitizes new content, and matches posts by title', async () => {
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

  test('and its undo move only rows whose position changes, among the others in their present order', async () => {
    const slides = async (): Promise<{ id: number; title: string }[]> => JSON.parse(await exported('slides.json'));
    const first = (await slides()).length;
    const made = ['A', 'B', 'C', 'D'].map((title) => ({ title, imageUrl: '/images/a.webp', position: 99 }));
    await run('slides', 'json', JSON.stringify(made));
    const turned = (await slides()).slice(first).map(({ id }, index) => ({ id, position: first + 3 - index }));
    await run('slides', 'json', JSON.stringify(turned));
    const [d, , b] = (await slides()).slice(first);
    const changes = [
      { id: d?.id, position: first + 3 },
      { id: b?.id, position: first + 2, subtitle: 'Outro' },
    ];
    const { groupId } = await run('slides', 'json', JSON.stringify(changes));
    const order = async () => (await slides()).slice(first).map(({ title }) => title);
    expect(await order()).toEqual(['C', 'B', 'A', 'D']);
    await post(`/api/panel/activity/groups/${groupId}/undo`);
    expect(await order()).toEqual(['D', 'C', 'B', 'A']);
  });

  test('puts slides and categories at the given position, and moves the others', async () => {
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
      { outcome: 'update', changes: [{ path: 'position', before: '1', after: String(others.length + 3) }] },
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

  test('that moves a product redirects its old address', async () => {
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
});
