import type { Fields } from '../../shared/activity';
import { recordPath } from '../../shared/nouns';
import { SETTINGS_ID } from '../../shared/settings';
import { type Keyed, keyOf, putRow, refresh } from '../lists/rows';
import { noteSaved } from '../lists/saved-record';
import type { EditedNoun, FormOptions, RecordName } from './form-options';

export const idOf = (record: RecordName) =>
  record === 'settings' ? String(SETTINGS_ID) : record.slice(record.indexOf(':') + 1);
export const nounOf = (record: RecordName) => record.split(':')[0] as EditedNoun | 'pages' | 'settings';

/** Returns a version's values, without fields that it lacks and without the position, which only a move changes. */
export function versionIn<Values extends object, Row extends { version: number }>(
  { subject: { row }, toValues }: Pick<FormOptions<Values, Row>, 'subject' | 'toValues'>,
  fields: Fields,
): Partial<Values> | null {
  if (!row) return null;
  try {
    const values = toValues({ ...row, ...fields });
    const known = Object.entries(values).filter(([name]) => name !== 'position' && (name in fields || !(name in row)));
    return Object.fromEntries(known) as Partial<Values>;
  } catch {
    return null;
  }
}

/** Puts the saved row into the cached lists, and refetches them. */
export function showInLists(record: RecordName, row: object) {
  const noun = nounOf(record);
  if (noun === 'settings' || noun === 'pages') return;
  if (isListed(row)) putRow(noun, row);
  refresh(noun);
}

/** Has the list of a record mark it, when the user returns from its form. */
export function markInList(record: RecordName, row: object) {
  if (isListed(row)) noteSaved(recordPath(nounOf(record), keyOf(row)));
}

export const isListed = (row: object): row is Keyed => 'id' in row || 'key' in row;
