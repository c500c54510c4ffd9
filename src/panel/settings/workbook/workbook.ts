import { entriesOf, textOf } from './archive';
import { attribute, elements, unescaped, wordsIn } from './markup';
import { numberShown, type Shown, stylesOf } from './numbers';

/** Where Excel ends; a cell further right, or below, is none. */
const COLUMNS = 16_384;
/** Rows that nobody imports at once are not worth filling up to. */
const ROWS = 20_000;

type Book = { strings: string[]; styles: Shown[]; isFrom1904: boolean };

/** The first sheet of an Excel workbook (`.xlsx`) that is not hidden, as rows of texts; `null` of what is none. */
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

/** Where the first sheet stands that people see. */
function sheetIn(book: string, relations: string): string | null {
  const sheets = [...elements(book, 'sheet')].map(({ tag }) => tag);
  const shown = sheets.find((tag) => !/hidden/i.test(attribute(tag, 'state') ?? ''));
  const id = attribute(shown ?? '', 'id');
  const relation = [...elements(relations, 'Relationship')].find(({ tag }) => attribute(tag, 'Id') === id);
  const target = relation && attribute(relation.tag, 'Target');
  if (!target) return null;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Rows and cells that a sheet leaves out are empty: the rest stands where it stood. */
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

/** `AB12` stands in column 27, counted from 0. */
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
    // What a formula could not come to is told as it is shown: `#N/D` is then refused in its row.
    case 'e':
      return stored;
    case 'b':
      return stored === '1' ? 'Sim' : 'Não';
    default:
      return numberShown(stored, styles[Number(attribute(tag, 's') ?? 0)] ?? 'plain', isFrom1904);
  }
}
