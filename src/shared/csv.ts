/** Excel reads UTF-8 only when a file says so. */
export const BOM = '\uFEFF';

/** What Brazilian spreadsheets part cells by: the comma is theirs for decimals. */
const DELIMITER = ';';

/**
 * Where a spreadsheet may begin a cell, by whichever separator it was told to read: there a formula must not stand. What
 * looks defused already is defused once more, so that reading takes away what writing put there and nothing else.
 */
const START = String.raw`(?<=^|[,;|\t\r\n])("*)`;
const FORMULA = String.raw`(?='*[=+\-@\t\r\n＝＋－＠])`;
const RISKY = new RegExp(START + FORMULA, 'g');
const DEFUSED = new RegExp(`${START}'${FORMULA}`, 'g');
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** A table after RFC 4180 but for its semicolons, in UTF-8 with its mark. `'` stands before what would be a formula. */
export function writeCsv(rows: string[][]): string {
  return BOM + csvLines(rows);
}

/** Rows of such a table, for what writes it part by part. */
export function csvLines(rows: string[][]): string {
  return rows.map((row) => `${row.map(writeCell).join(DELIMITER)}\r\n`).join('');
}

function writeCell(text: string): string {
  if (NUMBER.test(text)) return text;
  const safe = text.replace(RISKY, "$1'");
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export class CsvError extends Error {
  override name = 'CsvError';
  /** Counted from 1, in lines of the text. */
  readonly line: number;
  constructor(line: number) {
    super(`Unclosed or misplaced quote on line ${line}`);
    this.line = line;
  }
}

/** A row's cells, and its number as a spreadsheet counts: from 1, empty rows too, however many lines a cell has. */
type CsvRow = { line: number; cells: string[] };

/** What may stand between cells; where the head has none, a table of one column is taken to come from here. */
const DELIMITERS = [';', '\t', ','];
/** The line by which a file tells Excel what stands between its cells. */
const TOLD = /^"?sep=([;,\t|])"?(?:\r\n|\r|\n|$)/i;

/** What the file says itself, or what stands most often between the titles of its first line. */
function delimiterOf(text: string): string {
  const head = /(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const times = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (times(one) > times(best) ? one : best));
}

/** Reads what {@link writeCsv} wrote, and what spreadsheets save: by semicolons, tabs or commas, with any line ends. */
export function readCsv(source: string): CsvRow[] {
  const marked = source.startsWith(BOM) ? source.slice(1) : source;
  const [telling = '', told] = TOLD.exec(marked) ?? [];
  const text = marked.slice(telling.length);
  const delimiter = told ?? delimiterOf(text);
  const token = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"\\${delimiter}\\r\\n]*))(\\${delimiter}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: CsvRow[] = [];
  let line = telling === '' ? 1 : 2;
  let number = 1;
  let row: CsvRow = { line: number, cells: [] };
  while (token.lastIndex < text.length || row.cells.length > 0) {
    const found = token.exec(text);
    if (!found) throw new CsvError(line);
    const [whole, quoted, plain = '', end] = found;
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(DEFUSED, '$1'));
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === delimiter) continue;
    if (row.cells.some((cell) => cell !== '')) rows.push(row);
    number += 1;
    row = { line: number, cells: [] };
  }
  return rows;
}
