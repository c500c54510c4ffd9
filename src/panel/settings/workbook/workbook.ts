import { entriesOf, textOf } from './archive';
import { attribute, elements, unescaped, wordsIn } from './markup';
import { numberShown, type Shown, stylesOf } from './numbers';

/** Number of columns in Excel. Cells beyond them are ignored. */
const COLUMNS = 16_384;
/** Number of rows that are read, far more than one import has. Limits how many missing rows are filled in. */
const ROWS = 20_000;

type Book = { strings: string[]; styles: Shown[]; isFrom1904: boolean };

/** Returns the rows of an Excel workbook's (`.xlsx`) first sheet that is not hidden; `null` if it cannot be read. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][] | null> {
  const entries = entriesOf(bytes);
  const read = async (path: string) => {
    const entry = entries?.get(path);
    return entry ? textOf(entry) : null;
  };
  const [book, relations] = await Promise.all([read('xl/workbook.xml'), read('xl/_rels/workbook.xml.rels')]);
  if (!book || !relations) return null;
  const target = sheetIn(book, relations);
  const [sheet, strings, styles] = await Promise.all([
    target ? read(target) : null,
    read('xl/sharedStrings.xml'),
    read('xl/styles.xml'),
  ]);
  if (!sheet) return null;
  const [properties] = elements(book, 'workbookPr');
  return rowsIn(sheet, {
    strings: [...elements(strings ?? '', 'si')].map(({ inner }) => wordsIn(inner)),
    styles: stylesOf(styles ?? ''),
    isFrom1904: /^(?:1|true)$/.test(attribute(properties?.tag ?? '', 'date1904') ?? ''),
  });
}

/** Returns the path of the first sheet that is not hidden. */
function sheetIn(book: string, relations: string): string | null {
  const sheets = [...elements(book, 'sheet')].map(({ tag }) => tag);
  const shown = sheets.find((tag) => !/hidden/i.test(attribute(tag, 'state') ?? ''));
  const id = attribute(shown ?? '', 'id');
  const relation = [...elements(relations, 'Relationship')].find(({ tag }) => attribute(tag, 'Id') === id);
  const target = relation && attribute(relation.tag, 'Target');
  if (!target) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Returns the rows of a sheet. Fills in the empty rows and cells that it omits, so the others keep their places. */
function rowsIn(sheet: string, book: Book): string[][] {
  const rows: string[][] = [];
  for (const { tag, inner } of elements(sheet, 'row')) {
    const number = Number(attribute(tag, 'r') ?? rows.length + 1);
    if (number > ROWS) break;
    while (rows.length < number - 1) rows.push(['']);
    const cells: string[] = [];
    for (const cell of elements(inner, 'c')) {
      const column = columnOf(attribute(cell.tag, 'r')) ?? cells.length;
      if (column >= COLUMNS) continue;
      while (cells.length < column) cells.push('');
      cells[column] = shownIn(cell, book);
    }
    rows[number - 1] = cells.length > 0 ? cells : [''];
  }
  return rows;
}

/** Returns the column of a cell reference, counted from 0: 27 for `AB12`. */
function columnOf(reference: string | null): number | null {
  const [letters] = /^[A-Z]{1,3}(?=\d)/.exec(reference ?? '') ?? [];
  if (!letters) return null;
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function shownIn({ tag, inner }: { tag: string; inner: string }, { strings, styles, isFrom1904 }: Book): string {
  const [value] = elements(inner, 'v');
  const stored = unescaped(value?.inner ?? '');
  switch (attribute(tag, 't')) {
    case 's':
      return strings[Number(stored)] ?? '';
    case 'inlineStr':
      return wordsIn(inner);
    case 'str':
    // The error of a failed formula, for example `#N/A`, is kept as text, for the check to refuse.
    case 'e':
      return stored;
    case 'b':
      return stored === '1' ? 'Sim' : 'Não';
    default:
      return numberShown(stored, styles[Number(attribute(tag, 's') ?? 0)] ?? 'plain', isFrom1904);
  }
}
