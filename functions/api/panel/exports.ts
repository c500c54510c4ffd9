import { Hono } from 'hono';
import { categoryInput } from '../../../src/shared/category';
import { writeCsv } from '../../../src/shared/csv';
import { EXPORT_FORMATS, EXPORTED, type ExportedNoun, type ExportFormat } from '../../../src/shared/exported';
import { faqInput } from '../../../src/shared/faq';
import { fieldLabel } from '../../../src/shared/field-labels';
import { brandDay } from '../../../src/shared/local-time';
import { locationInput } from '../../../src/shared/location';
import { isPageKey, PAGES } from '../../../src/shared/pages/labels';
import { postInput } from '../../../src/shared/post';
import { productInput } from '../../../src/shared/product';
import type { Tabular } from '../../../src/shared/sheet/columns';
import { tableOf } from '../../../src/shared/sheet/table';
import { slideInput } from '../../../src/shared/slide';
import { z } from '../../../src/shared/zod';
import { everyRow, type Row } from '../../db/panel/exports';
import type { AppEnv } from '../../env';
import { pathParams } from '../../http/valid';

const FIELDS: Record<Tabular, string[]> = {
  posts: ['id', ...Object.keys(postInput.shape)],
  products: ['id', ...Object.keys(productInput.shape)],
  categories: Object.keys(categoryInput.shape),
  locations: ['id', ...Object.keys(locationInput.shape)],
  slides: ['id', ...Object.keys(slideInput.shape)],
  faqs: ['id', ...Object.keys(faqInput.shape)],
};

const filePath = z.object({
  file: z.templateLiteral([z.enum(EXPORTED.map(({ noun }) => noun)), '.', z.enum(EXPORT_FORMATS)]),
});

/** Everything of a noun in one file, in the contract's words (JSON) or in a table (CSV). */
export const exports = new Hono<AppEnv>().get(
  '/:file',
  pathParams(filePath, 'Não há exportação neste endereço'),
  async (c) => {
    const [noun, format] = c.req.valid('param').file.split('.') as [ExportedNoun, ExportFormat];
    const file = EXPORTED.find((one) => one.noun === noun)?.file;
    const rows = await everyRow[noun](c.var.db);
    const date = brandDay(Date.now());
    const text = format === 'json' ? asJson(noun, rows) : writeCsv(asTable(noun, rows));
    c.header('Content-Disposition', `attachment; filename="soul-${file}-${date}.${format}"`);
    c.header('Content-Type', format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8');
    return c.body(text, 200);
  },
);

function asJson(noun: ExportedNoun, rows: Row[]): string {
  const content = noun === 'settings' ? rows[0] : noun === 'pages' ? rows : rows.map((row) => only(row, FIELDS[noun]));
  return `${JSON.stringify(content, null, 2)}\n`;
}

function asTable(noun: ExportedNoun, rows: Row[]): string[][] {
  if (noun === 'settings') return [['Campo', 'Valor'], ...settingLines(rows[0] ?? {})];
  if (noun === 'pages') return [['Página', 'Texto', 'Conteúdo'], ...rows.flatMap(pageLines)];
  return tableOf(noun, rows);
}

function pageLines({ page, ...texts }: Row): string[][] {
  const name = typeof page === 'string' && isPageKey(page) ? PAGES[page].name : '';
  return Object.entries(texts).map(([field, text]) => [name, fieldLabel('pages', field), String(text)]);
}

function settingLines(fields: Row, under = ''): string[][] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (isGroup) return settingLines(value as Row, `${name}.`);
    return [[fieldLabel('settings', under + name), settingText(value)]];
  });
}

/** Lists of settings stand as JSON: a table of them is read, and not brought back. */
function settingText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function only(row: Row, columns: string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column]]));
}
