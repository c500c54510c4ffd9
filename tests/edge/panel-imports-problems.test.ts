import { describe, expect, test } from 'vitest';
import { outcomes, withFiles } from '../helpers/imports';

const { dry, exported, send } = withFiles();

/** Returns the problems of each row of a file, by column. */
const told = async (noun: string, lines: string[]) =>
  (await dry(noun, 'csv', lines.join('\n'))).rows.map(({ problems }) => problems);

const TAKEN = 'Este número já é de outro produto da categoria.';
const AGAIN = 'Este registro já apareceu antes no arquivo.';

describe('all problems of a row at once:', () => {
  test('unreadable cells, invalid values, and conflicts with the records', async () => {
    const rows = await told('products', [
      'Categoria;Número;Nome;Preço;Combina com',
      'nada;1;;caro;999999',
      'soulshake;1000001;X;-1;999999',
    ]);
    expect(rows).toEqual([
      {
        category: expect.stringMatching(/^A categoria “nada” não existe\. Use Soul Shake, .+ ou .+\.$/),
        name: 'Informe o nome do produto.',
        priceCents: 'Escreva o preço em reais, como 34,90.',
        pairings: 'Não há produto com o ID 999999.',
      },
      {
        number: 'O número é alto demais.',
        priceCents: 'O preço não pode ser negativo.',
        pairings: 'Não há produto com o ID 999999.',
      },
    ]);
  });

  test('a taken number and a repeated record, beside the others', async () => {
    const [one, two] = JSON.parse(await exported('products.json'));
    const rows = await told('products', [
      'ID;Número;Nome',
      `${one.id};950;Um`,
      `${one.id};${two.number};`,
      `${two.id};950;`,
    ]);
    expect(rows).toEqual([
      {},
      { name: 'Informe o nome do produto.', number: TAKEN, category: AGAIN },
      { name: 'Informe o nome do produto.', category: AGAIN },
    ]);
  });

  test('no follow-up problems of a cell that is invalid itself', async () => {
    const rows = await told('products', ['Categoria;Número;Nome;Preço', 'soulshake;um;;1', ';1;X;1']);
    expect(rows).toEqual([
      { number: 'Escreva um número, como 1,5.', name: 'Informe o nome do produto.' },
      { category: expect.any(String) },
    ]);
  });

  test('a post that ends before it begins, only when both dates are readable', async () => {
    const rows = await told('posts', [
      'Título;Publicação;Sai do site em;URL da Imagem',
      ';20/11/2026 14:05;19/11/2026 10:00;ontem',
      'Uma;ontem;19/11/2026 10:00;',
    ]);
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['image', 'title', 'unpublishedAt']);
    expect(Object.keys(rows[1] ?? {})).toEqual(['publishedAt']);
  });

  test('invalid cells of a row whose id has no record', async () => {
    const rows = await told('locations', ['ID;UF;Telefone;Ativo', '999999;Pará;1;talvez']);
    expect(rows).toEqual([
      {
        id: 'Nenhum local tem o ID 999999.',
        uf: expect.any(String),
        phone: 'Informe um telefone com DDD.',
        active: 'Escreva Sim ou Não.',
      },
    ]);
  });

  test('an unknown category in any spelling, and an id that no product has', async () => {
    const rows = await told('products', [
      'ID;Categoria;Número;Nome;Preço',
      ';Soul Sopa!;;X;1',
      '999999;soulshake;;X;1',
      ';;;X;1',
    ]);
    expect(rows).toEqual([
      { category: expect.stringMatching(/^A categoria “Soul Sopa!” não existe\. Use Soul Shake, /) },
      { id: 'Nenhum produto tem o ID 999999.' },
      { category: expect.not.stringContaining('não existe') },
    ]);
  });

  test('figures that an incomplete nutrition table still needs', async () => {
    const rows = await told('products', [
      'Categoria;Nome;Preço;Porção;Valor energético;Carboidratos;Proteínas;Gorduras totais;Açúcares totais',
      'soulshake;Sem açúcares;1;200;100;10;;2;5',
    ]);
    const missing = 'Informe este valor: a tabela nutricional precisa dele.';
    expect(rows).toEqual([{ 'nutrition.proteins': missing, 'nutrition.addedSugars': missing }]);
  });

  test('each problem of one cell once', async () => {
    const long = 'a'.repeat(161);
    const [row] = await told('products', [
      'Categoria;Número;Nome;Preço;Benefícios',
      `soulshake;98;X;1;"${long}\n${long}"`,
    ]);
    expect(row).toEqual({ benefits: 'O benefício passa de 160 caracteres.' });
    const benefits = [' ', 'a'.repeat(161), ' '];
    const record = { category: 'soulshake', number: 98, name: 'X', priceCents: 1, benefits };
    const { rows } = await dry('products', 'json', JSON.stringify([record]));
    expect(rows[0]?.problems).toEqual({
      benefits: 'Escreva o benefício ou remova-o. O benefício passa de 160 caracteres.',
    });
  });
});

describe('all problems of a file at once:', () => {
  test.each([
    ['csv', 'Nome;Dono;Sócio;Cor\nx;y;z;w', 'Não conhecemos as colunas “Dono”, “Sócio” e “Cor”.'],
    ['csv', 'Nome;name;UF;uf\nx;y;z;w', 'As colunas “Nome” e “UF” aparecem duas vezes.'],
    ['csv', 'Nome;Nome;Dono\nx;y;z', 'Não conhecemos a coluna “Dono”. A coluna “Nome” aparece duas vezes.'],
    ['json', '[{"name":"x"},{"owner":1,"cor":2}]', 'O item 2 tem campos que não existem: “owner” e “cor”.'],
  ])('in %s: %s', async (format, text, error) => {
    expect(await dry('locations', format, text)).toMatchObject({ status: 422, error });
  });
});

describe('a file of another noun', () => {
  const POSTS = 'ID;Título;Resumo;Conteúdo;Categoria\n;Chá gelado;;<p>Oi</p>;Receitas';
  test.each([
    ['products', 'csv', POSTS, 'posts', 'Este arquivo é de postagens, não de produtos.'],
    [
      'posts',
      'csv',
      'Categoria;Número;Nome;Preço\nsoulshake;98;X;1',
      'products',
      'Este arquivo é de produtos, não de postagens.',
    ],
    [
      'slides',
      'csv',
      'Assunto;Pergunta;Resposta;Minha nota\nPedidos;A?;B;x',
      'faqs',
      'Este arquivo é de perguntas frequentes, não de slides.',
    ],
    [
      'locations',
      'json',
      '[{"title":"Chá","content":"<p>Oi</p>"}]',
      'posts',
      'Este arquivo é de postagens, não de locais.',
    ],
  ])('is recognised by its columns when imported as %s, in %s', async (noun, format, text, other, error) => {
    expect(await dry(noun, format, text)).toMatchObject({ status: 422, code: 'other-noun', noun: other, error });
  });

  test('is not guessed when two nouns fit, or when a column is unknown', async () => {
    const told = async (noun: string, text: string) => (await dry(noun, 'csv', text)) as { code?: string };
    // The columns fit an article or a slide.
    expect((await told('products', 'ID;Título\n;x')).code).toBe('unfit');
    expect((await told('products', 'Nome;Preço;Dono\nx;1;y')).code).toBe('unknown-columns');
    expect((await told('products', 'Dono;Título\ny;x')).code).toBe('unfit');
  });
});

describe('unknown columns', () => {
  const CSV = 'Nome;Endereço;Cidade;UF;Gerente;Telefone fixo\nSoul;Rua 1;Recife;PE;Ana;81 3333-4444';
  const JSON_FILE = '[{"name":"Soul","address":"Rua 1","city":"Recife","uf":"PE"},{"name":"B","telefone":1,"dona":2}]';

  test('are told with the nearest known ones, all at once', async () => {
    expect(await dry('locations', 'csv', CSV)).toMatchObject({
      status: 422,
      code: 'unknown-columns',
      columns: [
        { title: 'Gerente', near: null },
        { title: 'Telefone fixo', near: 'Telefone' },
      ],
    });
    expect(await dry('locations', 'json', JSON_FILE)).toMatchObject({
      error: 'O item 2 tem campos que não existem: “telefone” e “dona”.',
      code: 'unknown-columns',
      columns: [
        { title: 'telefone', near: 'phone' },
        { title: 'dona', near: null },
      ],
    });
  });

  test('that are a part of a known one are told with it', async () => {
    const csv = 'Nome;Rua;Número;Bairro;Cidade;UF\nSoul;Rua Um;1;Centro;Recife;PE';
    expect(await dry('locations', 'csv', csv)).toMatchObject({
      code: 'unknown-columns',
      columns: [
        { title: 'Rua', near: 'Endereço' },
        { title: 'Número', near: 'Endereço', isPart: true },
        { title: 'Bairro', near: 'Endereço', isPart: true },
      ],
    });
  });

  test('are left out only as far as an editor ignores them', async () => {
    const one = await dry('locations', 'csv', CSV, ['Gerente']);
    expect(one).toMatchObject({ code: 'unknown-columns', columns: [{ title: 'Telefone fixo' }] });
    expect(outcomes(await dry('locations', 'csv', CSV, ['Gerente', 'Telefone fixo']))).toEqual(['create']);
    const plan = await dry('locations', 'json', JSON_FILE, ['telefone', 'dona']);
    expect(outcomes(plan)).toEqual(['create', 'refused']);
    expect(Object.keys(plan.rows[1]?.problems ?? {}).sort()).toEqual(['address', 'city', 'uf']);
  });

  test('are ignored in the write as in its plan, and a known column never', async () => {
    const ignored = ['Gerente', 'Telefone fixo', 'Cidade'];
    const { digest } = await dry('locations', 'csv', CSV, ignored);
    expect(await send('locations', 'csv', CSV, '', digest)).toMatchObject({ code: 'unknown-columns' });
    expect(await send('locations', 'csv', CSV, '', digest, ignored)).toMatchObject({ status: 200 });
    expect(await exported('locations.csv')).toContain(';Soul;Rua 1;Recife;PE;');
  });

  test.each([
    ['none of which is known', 'csv', 'Dono\nx'],
    ['of which one is repeated', 'csv', 'Nome;Nome;Dono\nx;y;z'],
    ['which are too many', 'csv', `Nome;${Array.from({ length: 51 }, (_, i) => `Coluna ${i}`).join(';')}\nx`],
    ['with a very long name', 'csv', `Nome;${'x'.repeat(201)}\nx;y`],
    ['none of which is known', 'json', '[{"owner":1}]'],
  ])('%s are not offered to be ignored, in %s', async (_, format, text) => {
    expect(await dry('locations', format, text)).toMatchObject({ status: 422, code: 'unfit' });
  });
});
