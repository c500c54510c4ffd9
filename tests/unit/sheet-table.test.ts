import { describe, expect, test } from 'vitest';
import { locations } from '../../scripts/seed/locations';
import { products } from '../../scripts/seed/products';
import type { Fields } from '../../src/shared/activity';
import { readCsv, writeCsv } from '../../src/shared/csv';
import { columnHead, columnOfHead, columns, TABULAR } from '../../src/shared/sheet/columns';
import { cellText, headOf, readCells, rowsOf } from '../../src/shared/sheet/table';

const NUTRITION = {
  servingSize: 60,
  servingUnit: 'ml',
  servingMeasure: '1 bola',
  servingsPerPack: null,
  calories: 120,
  carbs: 12.5,
  totalSugars: 8,
  addedSugars: 0,
  proteins: 6,
  fats: 3,
  saturatedFats: 1,
  transFats: 0,
  fibers: null,
  sodium: 40,
};

describe('a table of records', () => {
  test.each([
    ['locations', locations],
    ['products', products],
  ] as const)('of %s is read back completely, as new records and over existing ones', (noun, records) => {
    const rows = records.map((record, index) => ({ id: index + 1, exceptions: [], ...(record as Fields) }));
    const [head, ...table] = readCsv(writeCsv([headOf(noun), ...rowsOf(noun, rows)])).map(({ cells }) => cells);
    const found = (head ?? []).map((title) => columnOfHead(noun, title));
    for (const [index, cells] of table.entries()) {
      const given = found.flatMap((column, at) => (column ? [{ column, text: cells[at] ?? '' }] : []));
      const row: Fields = rows[index] ?? {};
      expect(given).toHaveLength(cells.length);
      expect(row).toMatchObject(readCells(given, {}).fields);
      expect(row).toMatchObject(readCells(given, row).fields);
    }
  });

  test.each(TABULAR)('of %s has a distinct header for each column', (noun) => {
    for (const column of columns[noun]) expect(columnOfHead(noun, column.head)).toBe(column);
    const heads = columns[noun].map(({ head }) => head.toLowerCase());
    expect(new Set(heads).size).toBe(heads.length);
  });

  test("finds columns without accents, case or unit, and by the contract's names", () => {
    for (const head of ['Sódio (mg)', 'Sódio (em mg)', 'SODIO', 'sódio *', 'nutrition.sodium', ' Sódio  (mg) ']) {
      expect(columnOfHead('products', head)?.path).toBe('nutrition.sodium');
    }
    expect(columnOfHead('products', 'priceCents')?.head).toBe('Preço em centavos');
    expect(columnOfHead('products', 'constructor')).toBeUndefined();
    expect(columnHead('products', 'priceCents')).toBe('Preço');
    expect(columnHead('products', 'inventado')).toBe('inventado');
    expect(columnOfHead('products', 'Nome'.padEnd(200))?.path).toBe('name');
    expect(columnOfHead('products', 'Nome'.padEnd(201))).toBeUndefined();
  });
});

test('a former single-column export can still be read, but is no longer written', () => {
  const whole = columnOfHead('products', 'Tabela nutricional')?.cell;
  expect(whole?.read(JSON.stringify(NUTRITION))).toEqual({ value: NUTRITION });
  expect(whole?.read('muita proteína')).toEqual({ problem: 'Escreva uma coluna para cada nutriente.' });
  const [head, rows] = [headOf('products'), rowsOf('products', [{ id: 7, name: 'Coco' }])];
  expect(head).not.toContain('Preço em centavos');
  expect(head).toContain('Preço');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.[head.indexOf('Nome')]).toBe('Coco');
});

describe('the cells of a row', () => {
  const cells = (given: Record<string, string>) =>
    Object.entries(given).map(([head, text]) => {
      const column = columnOfHead('products', head);
      if (!column) throw new Error(head);
      return { column, text };
    });

  test('change only the figures of the nutrition table that they contain', () => {
    expect(readCells(cells({ Sódio: '12' }), { nutrition: NUTRITION }).fields).toEqual({
      nutrition: { ...NUTRITION, sodium: 12 },
    });
    expect(readCells(cells({ Sódio: '' }), { nutrition: null }).fields).toEqual({ nutrition: null });
    expect(readCells(cells({ Proteínas: '3' }), {}).fields).toMatchObject({
      nutrition: { servingUnit: 'g', proteins: 3, sodium: null },
    });
  });

  test('that are empty are ignored where an empty value is no choice, and cause no problem', () => {
    const read = readCells(cells({ Nome: 'Coco', Ativo: '', Vegano: ' ' }), { name: 'Uva', active: false });
    expect([Object.keys(read.fields), Object.keys(read.problems)]).toEqual([['name'], []]);
  });

  test('with the displayed value of a record change nothing, although the display is less exact', () => {
    const record = { publishedAt: '2026-11-20T17:05:33.120Z' };
    const column = columnOfHead('posts', 'Publicação');
    if (!column) throw new Error('There is such a column');
    const text = cellText(record, column);
    expect(readCells([{ column, text }], record).fields).toEqual({});
    expect(readCells([{ column, text: '20/11/2026 14:06' }], record).fields).toEqual({
      publishedAt: '2026-11-20T17:06:00.000Z',
    });
  });

  test('are refused where Excel truncated a text or shortened a number', () => {
    expect(readCells(cells({ 'Descrição longa': 'a'.repeat(32_767) }), {}).problems).toHaveProperty('longDescription');
    const phone = columnOfHead('locations', 'Telefone');
    if (!phone) throw new Error('There is such a column');
    expect(readCells([{ column: phone, text: '5,51E+12' }], {}).problems).toHaveProperty('phone');
  });
});
