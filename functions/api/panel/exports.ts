import { Hono } from 'hono';
import { BOM, csvLines, writeCsv } from '../../../src/shared/csv';
import { EXPORT_FORMATS, EXPORTED, type ExportedNoun, type ExportFormat } from '../../../src/shared/exported';
import { fieldLabel } from '../../../src/shared/field-labels';
import { brandDay } from '../../../src/shared/local-time';
import { isPageKey, PAGES } from '../../../src/shared/pages/labels';
import type { Tabular } from '../../../src/shared/sheet/columns';
import { headOf, rowsOf } from '../../../src/shared/sheet/table';
import { z } from '../../../src/shared/zod';
import type { Database } from '../../db/database';
import { type Row, readEntries, readRecords, whole } from '../../db/panel/exports';
import type { AppEnv } from '../../env';
import { describeFailure } from '../../http/errors';
import { noteFailure } from '../../http/request-log';
import { pathParams } from '../../http/valid';

const filePath = z.object({
  file: z.templateLiteral([z.enum(EXPORTED.map(({ noun }) => noun)), '.', z.enum(EXPORT_FORMATS)]),
});

/** Exports all of a noun in one file, with the field names of the contract (JSON) or as a table (CSV). */
export const exports = new Hono<AppEnv>().get(
  '/:file',
  pathParams(filePath, 'Não há exportação neste endereço'),
  async (c) => {
    const [noun, format] = c.req.valid('param').file.split('.') as [ExportedNoun, ExportFormat];
    const file = EXPORTED.find((one) => one.noun === noun)?.file;
    const isJson = format === 'json';
    const content = await contentOf(c.var.db, noun, isJson);
    c.header('Content-Disposition', `attachment; filename="soul-${file}-${brandDay(Date.now())}.${format}"`);
    c.header('Content-Type', isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8');
    return c.body(content, 200);
  },
);

async function contentOf(db: Database, noun: ExportedNoun, isJson: boolean) {
  if (noun === 'pages' || noun === 'settings') return (isJson ? asJson : asCsv)(noun, await whole[noun](db));
  const parts = readRecords(db, noun, await readEntries(db, noun));
  return streamed(isJson ? jsonOf(parts) : csvOf(noun, parts));
}

/** Streams a file while it is made. Memory holds no more of it than the browser takes. */
function streamed(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        // The response has begun, so the browser reports a broken download.
        noteFailure(`an export broke off: ${describeFailure(error)}`);
        controller.error(error);
      }
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

async function* csvOf(noun: Tabular, parts: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield BOM + csvLines([headOf(noun)]);
  for await (const records of parts) yield csvLines(rowsOf(noun, records));
}

/** Writes the same text as `JSON.stringify` does for a list. */
async function* jsonOf(parts: AsyncIterable<Row[]>): AsyncGenerator<string> {
  const BEGINNING = '[\n';
  let before = BEGINNING;
  for await (const records of parts) {
    const texts = records.map(({ version: _version, ...record }) => JSON.stringify(record, null, 2));
    yield before + texts.map((text) => `  ${text.replaceAll('\n', '\n  ')}`).join(',\n');
    before = ',\n';
  }
  yield before === BEGINNING ? '[]\n' : '\n]\n';
}

type Whole = keyof typeof whole;

function asJson(noun: Whole, rows: Row[]): string {
  return `${JSON.stringify(noun === 'settings' ? rows[0] : rows, null, 2)}\n`;
}

function asCsv(noun: Whole, rows: Row[]): string {
  if (noun === 'settings') return writeCsv([['Campo', 'Valor'], ...settingLines(rows[0] ?? {})]);
  return writeCsv([['Página', 'Texto', 'Conteúdo'], ...rows.flatMap(pageLines)]);
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

/** Writes lists of settings as JSON: this table is only read, never imported. */
function settingText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
