/** Excel reads a file as UTF-8 only if it starts with this mark. */
export const BOM = '\uFEFF';

/** Delimiter of Brazilian spreadsheets, in which the comma is the decimal separator. */
const DELIMITER = ';';

/**
 * Places where a spreadsheet may start a cell, whichever delimiter it uses: no formula may stand there. Text that already
 * looks escaped is escaped again, so that reading removes exactly what writing added.
 */
const START = String.raw`(?<=^|[,;|\t\r\n])("*)`;
const SIGN = '[=+\\-@＝＋－＠]';
/** White space is risky only at the very start: after it another cell may start, which is checked itself. */
const SPACE = String.raw`[\t\r\n]`;
const RISKY = new RegExp(`${START}(?='*${SIGN}|'+${SPACE}|(?<=^"*)${SPACE})`, 'g');
const DEFUSED = new RegExp(`${START}'(?='*(?:${SIGN}|${SPACE}))`, 'g');
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;

/** Writes a table as in RFC 4180, but with semicolons, in UTF-8 with its mark. Puts `'` before a would-be formula. */
export function writeCsv(rows: string[][]): string {
  return BOM + csvLines(rows);
}

/** Writes rows of such a table without the mark, for callers that write it in parts. */
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
  /** Line of the text, counted from 1. */
  readonly line: number;
  constructor(line: number) {
    super(`Unclosed or misplaced quote on line ${line}`);
    this.line = line;
  }
}

/** A row's cells, and its number as in a spreadsheet: from 1, counting empty rows, however many lines a cell has. */
type CsvRow = { line: number; cells: string[] };

/** Delimiters that are recognised. A first line without any of them is read as our own table of one column. */
const DELIMITERS = [';', '\t', ','];
/** First line by which a file declares its delimiter to Excel. */
const DECLARATION = /^"?sep=([;,\t|])"?(?:\r\n|\r|\n|$)/i;

/** Returns the delimiter that occurs most often between the titles of the first line. */
function delimiterOf(text: string): string {
  const head = /(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const times = (delimiter: string) => head.split(delimiter).length;
  return DELIMITERS.reduce((best, one) => (times(one) > times(best) ? one : best));
}

/** Reads tables of {@link writeCsv} and of spreadsheets: by semicolons, tabs or commas, with any line ends. */
export function readCsv(source: string): CsvRow[] {
  const marked = source.startsWith(BOM) ? source.slice(1) : source;
  const [declaration = '', declared] = DECLARATION.exec(marked) ?? [];
  const text = marked.slice(declaration.length);
  const delimiter = declared ?? delimiterOf(text);
  const token = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"\\${delimiter}\\r\\n]*))(\\${delimiter}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: CsvRow[] = [];
  let line = declaration === '' ? 1 : 2;
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
