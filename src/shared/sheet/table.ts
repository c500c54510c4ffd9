import type { Fields } from '../activity';
import { type Column, columns, type Tabular } from './columns';

/** Excel keeps no more of a cell, and says nothing of the rest. */
const EXCEL_CELL = 32_767;
const CUT = 'A planilha corta textos neste tamanho. Edite este texto no painel e tire a coluna do arquivo.';
/** A nutrition table of which nothing is known yet. */
const UNKNOWN: Fields = {
  servingUnit: 'g',
  servingMeasure: null,
  servingsPerPack: null,
  saturatedFats: null,
  transFats: null,
  fibers: null,
  sodium: null,
};

/** What a cell of a row is made of; a part of what is missing is missing. */
function valueAt(row: Fields, path: string): unknown {
  const [field = '', part] = path.split('.');
  const value = row[field];
  return part === undefined ? value : (value as Fields | null | undefined)?.[part];
}

/** What stands in a record's cell. */
export function cellText(row: Fields, { path, cell }: Column): string {
  return cell.write(valueAt(row, path));
}

/** The columns of a noun that are written. */
export const written = (noun: Tabular) => columns[noun].filter(({ former }) => !former);

/** The head of a noun's table, as editors read it. */
export const headOf = (noun: Tabular): string[] => written(noun).map(({ head }) => head);

/** Records as rows of that table. */
export function rowsOf(noun: Tabular, records: Fields[]): string[][] {
  const all = written(noun);
  return records.map((record) => all.map((column) => cellText(record, column)));
}

/** A cell of a file, and the column in which it stands. */
type FileCell = { column: Column; text: string };
export type RowRead = { fields: Fields; problems: Record<string, string> };

const newlines = (text: string) => text.replaceAll('\r\n', '\n');

/**
 * What the cells of a row make of a record, by the contract's fields: of each that they say something of, its whole value.
 * A cell that says what would be written of the record as it stands says nothing: not all that is stored can be read from
 * what is written of it.
 */
export function readCells(cells: FileCell[], record: Fields): RowRead {
  const fields: Fields = {};
  const problems: Record<string, string> = {};
  for (const { column, text } of cells) {
    const { path, cell } = column;
    const stands = cellText(record, column);
    if (stands !== '' && newlines(stands) === newlines(text)) continue;
    const read = text.length === EXCEL_CELL ? { problem: CUT } : cell.read(text);
    if ('problem' in read) problems[path] = read.problem;
    if (!('value' in read)) continue;
    const [field = '', part] = path.split('.');
    if (part === undefined) fields[field] = read.value;
    else fields[field] = { ...UNKNOWN, ...((fields[field] ?? record[field] ?? {}) as Fields), [part]: read.value };
  }
  if ('nutrition' in fields) fields.nutrition = known(fields.nutrition);
  return { fields, problems };
}

/** A nutrition table of which nothing is known is none. */
function known(facts: unknown): unknown {
  const { servingUnit: _unit, ...others } = (facts ?? {}) as Fields;
  return Object.values(others).every((value) => value === null || value === undefined) ? null : facts;
}
