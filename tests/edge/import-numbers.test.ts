import { beforeAll, describe, expect, test } from 'vitest';
import { outcomes, withFiles } from '../helpers/imports';

const { dry, run, exported } = withFiles();

type Product = { id: number; category: string; number: number; name: string; priceCents: number };
const products = async (category: string): Promise<Product[]> =>
  JSON.parse(await exported('products.json')).filter((product: Product) => product.category === category);
const numbersOf = async (category: string, ...names: string[]) => {
  const found = await products(category);
  return names.map((name) => found.find((product) => product.name === name)?.number);
};

describe('a row without ID and number', () => {
  let last = 0;
  beforeAll(async () => {
    last = Math.max(...(await products('soulshake')).map(({ number }) => number));
  });

  test('creates a product with the next number of its category, which is given by name or key', async () => {
    const text = [
      'ID;Categoria;Número;Nome;Preço',
      ';Soul Shake;;Sem número um;10',
      `;soulshake;${last + 2};Com número;10`,
      ';SOUL SHAKE;;Sem número dois;10',
    ].join('\n');
    expect(outcomes(await run('products', 'csv', text))).toEqual(['create', 'create', 'create']);
    // No number of the file is given twice.
    expect(await numbersOf('soulshake', 'Sem número um', 'Com número', 'Sem número dois')).toEqual([
      last + 3,
      last + 2,
      last + 4,
    ]);
    expect(outcomes(await run('products', 'csv', 'Categoria;Nome;Preço\nsoulshake;Sem coluna;10'))).toEqual(['create']);
    expect(await numbersOf('soulshake', 'Sem coluna')).toEqual([last + 5]);
    const record = { category: 'soulshake', name: 'De um JSON', priceCents: 1000 };
    expect(outcomes(await run('products', 'json', JSON.stringify([record])))).toEqual(['create']);
    expect(await numbersOf('soulshake', 'De um JSON')).toEqual([last + 6]);
  });

  test('changes the only product of that name in its category', async () => {
    const [{ number, name }] = (await products('soulfuel')) as [Product];
    const text = `Categoria;Número;Nome;Preço\nsoulfuel;;${name.toUpperCase()};77\n`;
    const { rows } = await dry('products', 'csv', text);
    expect(rows).toMatchObject([{ outcome: 'update', problems: {} }]);
    await run('products', 'csv', text);
    expect(await products('soulfuel')).toContainEqual(expect.objectContaining({ number, priceCents: 7700 }));
  });

  test('is not one with the number 0, which is refused', async () => {
    const [{ name }] = (await products('soulfuel')) as [Product];
    const { rows } = await dry(
      'products',
      'csv',
      `Categoria;Número;Nome;Preço\nsoulfuel;0;${name};77\nsoulfuel;0;Outro;1\n`,
    );
    const refusal = { number: 'O número começa em 1.' };
    expect(rows.map(({ problems }) => problems)).toEqual([refusal, refusal]);
  });

  test('is refused if several products have that name, or an earlier row', async () => {
    const made = 'Categoria;Número;Nome;Preço\nsoulice;801;Gêmeo;1\nsoulice;802;Gêmeo;1\n';
    expect(outcomes(await run('products', 'csv', made))).toEqual(['create', 'create']);
    const { rows } = await dry(
      'products',
      'csv',
      'Categoria;Nome;Preço\nsoulice;gemeo;2\nsoulice;Único;2\nsoulice;único;3\n',
    );
    expect(rows.map(({ problems }) => problems)).toEqual([
      { id: 'Há mais de um registro assim: diga qual pela coluna ID.' },
      {},
      { category: 'Este registro já apareceu antes no arquivo.' },
    ]);
  });
});
