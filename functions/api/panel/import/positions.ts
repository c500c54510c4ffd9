import type { Fields } from '../../../../src/shared/activity';
import type { ImportedRow } from '../../../../src/shared/import';
import { placedAmong } from '../../../db/panel/places';
import { type Place, parkedNew } from '../../../db/panel/positions';
import { type Draft, isDraft } from './draft';

type Row<Input> = Draft<Input> | ImportedRow;
type Placed<Input> = { from: number; draft?: Draft<Input> };

/**
 * Gives an ordered noun's drafts their final positions. Moved rows get the requested position if it exists, and the others
 * close up around them. `places` has all rows of the noun, or none if no row moves.
 */
export function arranged<Input extends object>(
  existing: Fields[],
  rows: Row<Input>[],
): { rows: Row<Input>[]; places: Place[] } {
  const drafts = rows.filter((row) => isDraft(row));
  const created = drafts.filter(({ record }) => !record);
  const moved = drafts.filter(({ record, input }) => record?.position !== positionIn(input));
  if (moved.length === 0) return { rows, places: [] };
  const leaving = new Set(moved.map(({ record }) => record));
  const staying = existing
    .filter((record) => !leaving.has(record))
    .map((record): Placed<Input> => ({ from: positionIn(record) }));
  const order = placedAmong<Placed<Input>, Placed<Input> & { to: number }>(
    staying.sort((a, b) => a.from - b.from),
    moved.map((draft) => ({
      from: draft.record ? positionIn(draft.record) : parkedNew(created.indexOf(draft)),
      draft,
      to: positionIn(draft.input),
    })),
  );
  const reached = new Map(order.flatMap(({ draft }, position) => (draft ? [[draft, position]] : [])));
  const settled = (draft: Draft<Input>): Draft<Input> => {
    const position = reached.get(draft);
    return position === undefined ? draft : { ...draft, input: { ...draft.input, position } };
  };
  return {
    rows: rows.map((row) => (isDraft(row) ? settled(row) : row)),
    places: order.map(({ from }, to) => [from, to]),
  };
}

const positionIn = (row: object) => Number((row as Fields).position);
