import { readCsv, writeCsv } from '../csv';
import type { ImportedRow } from '../import';
import { fold } from '../search';
import { columnHead, type Tabular } from './columns';

/** Column with the reasons in the file of refused rows. Imports ignore it. */
const HEAD = 'Motivo da recusa';
const FIELD = 'motivo';

/** Returns whether a column only has the reasons of an earlier refusal. */
export const isReason = (head: string) => fold(head) === fold(HEAD) || fold(head) === FIELD;

/** `Preço: Escreva o preço em reais, como 34,90. UF: A UF tem 2 letras.` */
function reasonOf(noun: Tabular, { problems }: ImportedRow): string {
  return Object.entries(problems)
    .map(([path, message]) => `${columnHead(noun, path)}: ${message}`)
    .join(' ');
}

/**
 * Returns the refused rows of an imported file, unchanged, with the reasons. Once they are corrected, this file can be
 * imported as it is.
 */
export function refusedFile(noun: Tabular, format: 'csv' | 'json', text: string, rows: ImportedRow[]): string {
  const reasons = new Map(rows.flatMap((row) => (row.outcome === 'refused' ? [[row.line, reasonOf(noun, row)]] : [])));
  if (format === 'json') {
    const records = (JSON.parse(text) as object[]).flatMap((record, index) => {
      const reason = reasons.get(index + 1);
      return reason === undefined ? [] : [{ ...record, [FIELD]: reason }];
    });
    return `${JSON.stringify(records, null, 2)}\n`;
  }
  const [head, ...lines] = readCsv(text);
  const titles = head?.cells ?? [];
  const kept = titles.flatMap((title, index) => (isReason(title) ? [] : [index]));
  const cellsOf = (cells: string[]) => kept.map((index) => cells[index] ?? '');
  const table = lines.flatMap(({ line, cells }) => {
    const reason = reasons.get(line);
    return reason === undefined ? [] : [[...cellsOf(cells), reason]];
  });
  return writeCsv([[...cellsOf(titles), HEAD], ...table]);
}
