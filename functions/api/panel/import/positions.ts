import type { Fields } from '../../../../src/shared/activity';
import type { ImportedRow } from '../../../../src/shared/import';
import type { Writes } from '../../../db/panel/imports';
import { placedAmong } from '../../../db/panel/places';
import { type Draft, isDraft } from './draft';

type Places = Writes<object>['places'];
type Placed<Input> = { stands: Places[number]['stands']; draft?: Draft<Input> };

/**
 * Gives an ordered noun's drafts their final positions. Moved rows get the requested position if it exists, and the others
 * close up around them. `places` has all rows of the noun, or none if no row moves.
 */
export function arranged<Input extends object>(
  existing: Fields[],
  rows: (Draft<Input> | ImportedRow)[],
): { rows: (Draft<Input> | ImportedRow)[]; places: Places } {
  const drafts = rows.filter((row) => isDraft(row));
  const created = drafts.filter(({ record }) => !record);
  const moved = drafts.filter(({ record, input }) => record?.position !== positionIn(input));
  if (moved.length === 0) return { rows, places: [] };
  const leaving = new Set(moved.map(({ record }) => record));
  const staying = existing
    .filter((record) => !leaving.has(record))
    .map((record): Placed<Input> => ({ stands: Number(record.position) }))
    .sort((a, b) => Number(a.stands) - Number(b.stands));
  const order = placedAmong<Placed<Input>, Placed<Input> & { to: number }>(
    staying,
    moved.map((draft) => ({
      stands: draft.record ? Number(draft.record.position) : { creation: created.indexOf(draft) },
      draft,
      to: positionIn(draft.input),
    })),
  );
  const places = order.map(({ stands }, to) => ({ stands, to }));
  const reached = new Map(order.flatMap(({ draft }, position) => (draft ? [[draft, position]] : [])));
  const settled = (draft: Draft<Input>): Draft<Input> => {
    const position = reached.get(draft);
    return position === undefined ? draft : { ...draft, input: { ...draft.input, position } };
  };
  return {
    rows: rows.map((row) => (isDraft(row) ? settled(row) : row)),
    places: places.every(({ stands, to }) => stands === to) ? [] : places,
  };
}

const positionIn = (input: object) => Number((input as Fields).position);
