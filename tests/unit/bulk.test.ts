import { drizzle } from 'drizzle-orm/d1';
import { expect, test } from 'vitest';
import { inserted } from '../../functions/db/panel/bulk';
import { bulkMedia } from '../../functions/db/panel/media';
import { parkedNew } from '../../functions/db/panel/positions';

test('a bulk insert writes every row in one statement, even if only some rows name their id', () => {
  const input = { alt: '', folder: '', focalX: 0.5, focalY: 0.5, crops: {} };
  const rows = [{ id: 7, name: 'um.png' }, { name: 'dois.png' }].map(({ id, name }, index) => {
    return { id, input: { ...input, name }, parked: parkedNew(index) };
  });
  // The statements are only built, not run.
  const statements = inserted(drizzle({} as never), bulkMedia, rows).map(textOf);
  expect(statements).toHaveLength(1);
  expect(statements[0]).toMatch(/insert into.+um\.png.+dois\.png/);
});

function textOf(statement: object): string {
  return 'toSQL' in statement && typeof statement.toSQL === 'function' ? JSON.stringify(statement.toSQL()) : '';
}
