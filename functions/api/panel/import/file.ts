import type { Fields } from '../../../../src/shared/activity';
import { CsvError, readCsv } from '../../../../src/shared/csv';
import { withPresentNames } from '../../../../src/shared/former-names';
import { IGNORED_LENGTH, IGNORED_MOST, IMPORT_ROWS, type importInput } from '../../../../src/shared/import';
import { listed } from '../../../../src/shared/listed';
import { wordsOf } from '../../../../src/shared/nouns';
import { type Column, columnOfHead, type Tabular } from '../../../../src/shared/sheet/columns';
import { type FileFormat, nearColumn, type UnknownColumn, wholeColumn } from '../../../../src/shared/sheet/near-column';
import { otherNounOf } from '../../../../src/shared/sheet/noun-of';
import { isReason } from '../../../../src/shared/sheet/refused';
import { type RowRead, readCells } from '../../../../src/shared/sheet/table';
import { z } from '../../../../src/shared/zod';
import { parseWellFormed } from '../../../http/body';
import { ApiFailure } from '../../../http/errors';
import { importShapes } from './shapes';

/** A row of the file. `read` reads it against the record that it matches; the fields may contain an `id`. */
export type FileRow = { line: number; read: (record: Fields) => RowRead };
type File = Pick<z.infer<typeof importInput>, 'format' | 'text' | 'ignored'>;

/** Maximum number of columns, that of a spreadsheet. */
const MOST_COLUMNS = 16_384;

/** Reads a file as far as possible without the records. Throws 422 if it is no table of this noun. */
export function readFile(noun: Tabular, { format, text, ignored }: File): FileRow[] {
  // Binary: a picture, or a workbook that was not saved as text.
  if (text.includes('\0'))
    throw refused('Este arquivo não é um CSV nem um JSON. Salve a planilha como CSV e tente de novo.');
  const left = new Set(ignored);
  const rows = format === 'json' ? fromJson(noun, text, left) : fromCsv(noun, text, left);
  if (rows.length === 0) throw refused('O arquivo não tem nenhuma linha de dados.');
  if (rows.length > IMPORT_ROWS) throw refused(`O arquivo passa de ${IMPORT_ROWS} linhas. Divida-o em partes.`);
  return rows;
}

/** A record's key, which every noun has: it does not show that a file is a table of one of them. */
const ID = 'id';
const records = z.array(z.record(z.string(), z.unknown()));

function fromJson(noun: Tabular, text: string, ignored: Set<string>): FileRow[] {
  let content: unknown;
  try {
    content = parseWellFormed(text);
  } catch {
    throw refused('O arquivo não é um JSON válido.');
  }
  const { data } = records.safeParse(content);
  if (!data) throw refused('O JSON precisa ser uma lista de registros.');
  const isKnown = (field: string) => field === ID || Object.hasOwn(importShapes[noun], field);
  const items = data.map((record) => {
    const fields = withPresentNames(Object.fromEntries(Object.entries(record).filter(([field]) => !isReason(field))));
    return { fields, unknown: Object.keys(fields).filter((field) => !isKnown(field) && !ignored.has(field)) };
  });
  items.forEach(({ fields, unknown }, index) => {
    if (unknown.length === 0) return;
    refuseOther(noun, Object.keys(fields), (other, field) => Object.hasOwn(importShapes[other], field));
    const what = unknown.length === 1 ? 'um campo que não existe' : 'campos que não existem';
    const all = items.flatMap(({ unknown }) => unknown);
    const known = items.flatMap(({ fields }) => Object.keys(fields).filter((field) => field !== ID && isKnown(field)));
    throw unknownColumns(noun, 'json', `O item ${index + 1} tem ${what}: ${quoted(unknown)}.`, all, known);
  });
  return items.map((item, index) => {
    const fields = Object.fromEntries(Object.entries(item.fields).filter(([field]) => isKnown(field)));
    return { line: index + 1, read: () => ({ fields, problems: {} }) };
  });
}

function fromCsv(noun: Tabular, text: string, ignored: Set<string>): FileRow[] {
  const [head, ...rows] = readTable(text);
  const titles = head?.cells ?? [];
  if (titles.length > MOST_COLUMNS) {
    throw refused(`O arquivo passa de ${MOST_COLUMNS.toLocaleString('pt-BR')} colunas. Apague as que sobram.`);
  }
  const columns = titles.map((title) => (isReason(title) ? undefined : columnOfHead(noun, title)));
  // Spreadsheets keep columns whose cells were emptied.
  const used = titles.map((title, index) => title.trim() !== '' || rows.some(({ cells }) => cells[index]));
  checkColumns(noun, titles, columns, used, ignored);
  return rows.map(({ line, cells }) => {
    if (cells.some((cell, index) => cell !== '' && index >= columns.length)) {
      throw refused(`A linha ${line} tem mais células que o cabeçalho.`);
    }
    const given = columns.flatMap((column, index) => (column ? [{ column, text: cells[index] ?? '' }] : []));
    return { line, read: (record) => readCells(given, record) };
  });
}

/** Throws 422 if a used column is unknown, or if two columns have the same field. */
function checkColumns(
  noun: Tabular,
  titles: string[],
  columns: (Column | undefined)[],
  used: boolean[],
  ignored: Set<string>,
): void {
  const unknown = titles.filter(
    (title, index) => used[index] && !columns[index] && !isReason(title) && !ignored.has(title),
  );
  const paths = columns.map((column) => column?.path);
  const repeated = columns.filter((column, index) => column && paths.indexOf(column.path) !== index);
  const twice = [...new Set(repeated.flatMap((column) => column?.head ?? []))];
  const problems: string[] = [];
  if (unknown.length > 0) {
    refuseOther(
      noun,
      titles.filter((_, index) => used[index]),
    );
    const error = `Não conhecemos ${unknown.length === 1 ? 'a coluna' : 'as colunas'} ${quoted(unknown)}.`;
    if (twice.length === 0) {
      const known = titles.filter((_, index) => columns[index] && columns[index].path !== ID);
      throw unknownColumns(noun, 'csv', error, unknown, known);
    }
    problems.push(error);
  }
  if (twice.length === 1) problems.push(`A coluna ${quoted(twice)} aparece duas vezes.`);
  if (twice.length > 1) problems.push(`As colunas ${quoted(twice)} aparecem duas vezes.`);
  if (problems.length > 0) throw refused(problems.join(' '));
}

/** Maximum number of columns in a message: a file of another kind may have very many unknown ones. */
const MOST_NAMED = 10;

/** `“Dono” e “Cor”` */
function quoted(titles: string[]): string {
  const named = titles.slice(0, MOST_NAMED).map((title) => `“${title.slice(0, 60)}”`);
  const others = titles.length - named.length;
  return listed(others > 0 ? [...named, others === 1 ? 'mais 1' : `mais ${others}`] : named);
}

function readTable(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvError) throw refused(`As aspas da linha ${error.line} não fecham.`);
    throw error;
  }
}

/** Throws if the file is a table of another noun, and names that noun. */
function refuseOther(noun: Tabular, heads: string[], knows?: Parameters<typeof otherNounOf>[2]): void {
  const other = otherNounOf(noun, heads, knows);
  if (!other) return;
  const [is, was] = [wordsOf(other).plural, wordsOf(noun).plural];
  const error = `Este arquivo é de ${is}, não de ${was}.`;
  throw new ApiFailure(422, { error, code: 'other-noun', noun: other });
}

/** Returns the refusal of unknown columns, which the editor may ignore, unless too little of the file is known. */
function unknownColumns(
  noun: Tabular,
  format: FileFormat,
  error: string,
  unknown: string[],
  known: string[],
): ApiFailure {
  const titles = [...new Set(unknown)];
  const isFew = titles.length <= IGNORED_MOST && titles.every((title) => title.length <= IGNORED_LENGTH);
  if (!isFew || known.length === 0) return refused(error);
  const given = [...new Set(known)];
  const columns = titles.map((title): UnknownColumn => {
    const whole = wholeColumn(noun, format, title);
    return whole ? { title, near: whole, isPart: true } : { title, near: nearColumn(noun, format, title, given) };
  });
  return new ApiFailure(422, { error, code: 'unknown-columns', columns });
}

function refused(error: string): ApiFailure {
  return new ApiFailure(422, { error, code: 'unfit' });
}
