import { CsvError, readCsv } from '../../../src/shared/csv';
import { fieldLabel } from '../../../src/shared/field-labels';
import { IMPORT_ROWS, type ImportedNoun, type importInput } from '../../../src/shared/import';
import { fieldOfHead } from '../../../src/shared/transfer';
import { z } from '../../../src/shared/zod';
import { ApiFailure } from '../../http/errors';

/** A row of the file by the contract's field names; `id` may stand among them. */
export type FileRow = { line: number; fields: Record<string, unknown> };
type File = Pick<z.infer<typeof importInput>, 'format' | 'text'>;

/** Reads a file as far as it can be told without the records. 422 for what is no table of this noun. */
export function readFile(noun: ImportedNoun, shape: Record<string, z.ZodType>, { format, text }: File): FileRow[] {
  const rows = format === 'json' ? fromJson(text) : fromCsv(noun, shape, text);
  if (rows.length === 0) throw refused('O arquivo não tem nenhuma linha de dados.');
  if (rows.length > IMPORT_ROWS) throw refused(`O arquivo passa de ${IMPORT_ROWS} linhas. Divida-o em partes.`);
  for (const { line, fields } of rows) {
    const unknown = Object.keys(fields).find((field) => field !== 'id' && !Object.hasOwn(shape, field));
    if (unknown !== undefined) throw refused(`O item ${line} tem um campo que não existe: “${unknown.slice(0, 60)}”.`);
  }
  return rows;
}

const records = z.array(z.record(z.string(), z.unknown()));

function fromJson(text: string): FileRow[] {
  let content: unknown;
  try {
    content = parseJson(text);
  } catch {
    throw refused('O arquivo não é um JSON válido.');
  }
  const { data } = records.safeParse(content);
  if (!data) throw refused('O JSON precisa ser uma lista de registros.');
  return data.map((fields, index) => ({ line: index + 1, fields }));
}

function fromCsv(noun: ImportedNoun, shape: Record<string, z.ZodType>, text: string): FileRow[] {
  const [head, ...rows] = readTable(text);
  const fields = (head?.cells ?? []).map((title) => {
    const field = fieldOfHead(noun, title);
    if (field === undefined) throw refused(`Não conhecemos a coluna “${title.slice(0, 60)}”.`);
    return field;
  });
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined) throw refused(`A coluna “${fieldLabel(noun, twice)}” aparece duas vezes.`);
  return rows.map(({ line, cells }) => {
    if (cells.length > fields.length) throw refused(`A linha ${line} tem mais células que o cabeçalho.`);
    const values = fields.map((field, index) => [field, fromCell(shape[field], cells[index] ?? '')]);
    return { line, fields: Object.fromEntries(values) };
  });
}

function readTable(text: string) {
  try {
    return readCsv(text);
  } catch (error) {
    if (error instanceof CsvError) throw refused(`As aspas da linha ${error.line} não fecham.`);
    throw error;
  }
}

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const YES_OR_NO: Record<string, boolean> = { sim: true, não: false, nao: false, true: true, false: false };

/** A cell's value in the kind that the contract wants there; what fits none stays text, for the contract to refuse. */
function fromCell(schema: z.ZodType | undefined, cell: string): unknown {
  if (!schema) return cell === '' ? undefined : Number(cell);
  const text = cell.trim();
  if (text === '') return takes(schema, null) ? null : takes(schema, []) ? [] : '';
  if (takes(schema, true)) return YES_OR_NO[text.toLowerCase()] ?? text;
  if (takes(schema, 1)) return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text;
  if (takes(schema, text) || !/^[[{]/.test(text)) return text;
  try {
    return parseJson(text);
  } catch {
    return text;
  }
}

/** Half a character, written as an escape, would get past the reading of the request. */
function parseJson(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('half a character');
    return value;
  });
}

function refused(error: string): ApiFailure {
  return new ApiFailure(422, { error, code: 'unfit' });
}
