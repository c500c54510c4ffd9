import type { Fields } from '../activity';
import { type Column, columns, type Tabular } from './columns';

/** Maximum length of a cell in Excel, which cuts the rest without a warning. */
const EXCEL_CELL = 32_767;
const CUT = 'A planilha corta textos neste tamanho. Edite este texto no painel e tire a coluna do arquivo.';
/** A nutrition table without any known value. */
const UNKNOWN: Fields = {
  servingUnit: 'g',
  servingMeasure: null,
  servingsPerPack: null,
  saturatedFats: null,
  transFats: null,
  fibers: null,
  sodium: null,
};

/** Returns the value for a cell of a row. A part of a missing value is missing. */
function valueAt(row: Fields, path: string): unknown {
  const [field = '', part] = path.split('.');
  const value = row[field];
  return part === undefined ? value : (value as Fields | null | undefined)?.[part];
}

/** Returns the text of a record's cell. */
export function cellText(row: Fields, { path, cell }: Column): string {
  return cell.write(valueAt(row, path));
}

/** Returns the columns of a noun that are written. */
export const written = (noun: Tabular) => columns[noun].filter(({ former }) => !former);

/** Returns the heads of a noun's table, as editors read them. */
export const headOf = (noun: Tabular): string[] => written(noun).map(({ head }) => head);

/** Returns records as rows of that table. */
export function rowsOf(noun: Tabular, records: Fields[]): string[][] {
  const all = written(noun);
  return records.map((record) => all.map((column) => cellText(record, column)));
}

/** A cell of a file and its column. */
type FileCell = { column: Column; text: string };
export type RowRead = { fields: Fields; problems: Record<string, string> };

const newlines = (text: string) => text.replaceAll('\r\n', '\n');

/**
 * Reads the cells of a row into the contract's fields, each with its whole value. Skips a cell that equals what would be
 * written for the current record: reading it back could lose a part of the stored value.
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

/** Returns `null` for a nutrition table without any known value. */
function known(facts: unknown): unknown {
  const { servingUnit: _unit, ...others } = (facts ?? {}) as Fields;
  return Object.values(others).every((value) => value === null || value === undefined) ? null : facts;
}
