import { describe, expect, test } from 'vitest';
import { readCsv } from '../../src/shared/csv';
import type { ImportedRow } from '../../src/shared/import';
import { isReason, refusedFile } from '../../src/shared/sheet/refused';

const row = (line: number, problems: Record<string, string> = {}): ImportedRow => ({
  line,
  outcome: Object.keys(problems).length > 0 ? 'refused' : 'update',
  title: '',
  changes: [],
  problems,
});
const PRICE = { priceCents: 'Escreva o preço em reais, como 34,90.' };

describe('the file of the rows that an import refused', () => {
  test('has exactly these rows as they were, with the reasons', () => {
    const text = 'Nome;Preço\r\nUm;1,00\r\n"Dois; três";caro\r\nQuatro;x\r\n';
    const both = { name: 'Falta o nome.', ...PRICE };
    const file = refusedFile('products', 'csv', text, [row(2), row(3, PRICE), row(4, both)]);
    expect(readCsv(file).map(({ cells }) => cells)).toEqual([
      ['Nome', 'Preço', 'Motivo da recusa'],
      ['Dois; três', 'caro', 'Preço: Escreva o preço em reais, como 34,90.'],
      ['Quatro', 'x', 'Nome: Falta o nome. Preço: Escreva o preço em reais, como 34,90.'],
    ]);
  });

  test('has the reasons of this import only, wherever earlier reasons are', () => {
    const text = 'motivo da RECUSA;Nome;Motivo;Preço\r\nantes;Um;antes;caro\r\n';
    const [head, refused] = readCsv(refusedFile('products', 'csv', text, [row(2, PRICE)]));
    expect(head?.cells).toEqual(['Nome', 'Preço', 'Motivo da recusa']);
    expect(refused?.cells).toEqual(['Um', 'caro', `Preço: ${PRICE.priceCents}`]);
  });

  test('pads rows that end early', () => {
    const file = refusedFile('products', 'csv', 'Nome;Preço;Descrição\r\nUm\r\n', [row(2, PRICE)]);
    expect(readCsv(file)[1]?.cells).toEqual(['Um', '', '', `Preço: ${PRICE.priceCents}`]);
  });

  test('is JSON for an import of JSON', () => {
    const text = JSON.stringify([{ name: 'Um' }, { name: 'Dois', motivo: 'antes' }, { name: 'Três' }]);
    const file = refusedFile('products', 'json', text, [row(1), row(2, PRICE), row(3)]);
    expect(file.endsWith(']\n')).toBe(true);
    expect(JSON.parse(file)).toEqual([{ name: 'Dois', motivo: `Preço: ${PRICE.priceCents}` }]);
  });

  test('names an unknown column by its path', () => {
    const file = refusedFile('products', 'csv', 'Nome\r\nUm\r\n', [row(2, { inventado: 'Não existe.' })]);
    expect(readCsv(file)[1]?.cells[1]).toBe('inventado: Não existe.');
  });

  test('has only a header where nothing was refused', () => {
    expect(readCsv(refusedFile('products', 'csv', 'Nome\r\nUm\r\n', [row(2)]))).toHaveLength(1);
    expect(JSON.parse(refusedFile('products', 'json', '[{}]', [row(1)]))).toEqual([]);
  });
});

test('a column of reasons is recognised by its header', () => {
  expect(['Motivo da recusa', ' MOTIVO DA RECUSA', 'motivo'].map(isReason)).toEqual([true, true, true]);
  expect(['Motivos', 'Nome', ''].map(isReason)).toEqual([false, false, false]);
});
