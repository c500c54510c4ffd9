import { type Cursor, cursorText } from '../../../src/shared/page';
import { type Filters, filtersOf, type ListNoun } from '../../../src/shared/panel-lists';
import { z } from '../../../src/shared/zod';
import { ApiFailure } from '../../http/errors';

/** Returns the refusal of a cursor whose row is gone: without it the rest of the list is unknown, not empty. */
export function listChanged(): ApiFailure {
  const error = 'A lista mudou. Recarregue a página para ver o resto.';
  return new ApiFailure(400, { error, code: 'bad-cursor' });
}

type Asked<List extends ListNoun> = Filters<List> & { after?: string | undefined };
type Read<List extends ListNoun, Key extends Cursor> = Filters<List> & { after?: Key | undefined };

/**
 * Builds the query schema of a panel list: its filters, and the row after which the page begins. `columns` are those of its
 * cursor, which may depend on the filters.
 */
export function listQuery<List extends ListNoun, Key extends Cursor>(
  noun: List,
  columns: z.ZodType<Key> | ((filters: Filters<List>) => z.ZodType<Key>),
) {
  const query = z.strictObject({ ...filtersOf(noun), after: z.string().optional() });
  const read = query.transform((asked, context) => {
    const { after, ...rest } = asked as unknown as Asked<List>;
    const filters = rest as unknown as Filters<List>;
    if (after === undefined) return filters;
    const { data } = cursorText(typeof columns === 'function' ? columns(filters) : columns).safeParse(after);
    if (data) return { ...filters, after: data };
    context.addIssue({ code: 'custom', path: ['after'], message: 'Esta página da lista não existe.' });
    return z.NEVER;
  });
  return read as unknown as z.ZodType<Read<List, Key>, Asked<List>>;
}
