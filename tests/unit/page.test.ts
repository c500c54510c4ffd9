import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cursorText, idColumn, pageOf, textColumn, wholeList } from '../../src/shared/page';

const cursor = cursorText(z.tuple([textColumn, idColumn]));
const row = (id: number) => ({ id, name: `Açaí, nº "${id}"` });
const page = (count: number) =>
  pageOf(
    Array.from({ length: count }, (_, index) => row(index + 1)),
    3,
    ({ name, id }) => [name, id],
    ({ id }) => id,
  );

describe('a page', () => {
  test('has the cursor of the next page, if there is one', () => {
    expect(page(2)).toEqual({ rows: [1, 2], next: null });
    expect(page(3)).toEqual({ rows: [1, 2, 3], next: null });
    const { rows, next } = page(4);
    expect(rows).toEqual([1, 2, 3]);
    expect(cursor.parse(next)).toEqual(['Açaí, nº "3"', 3]);
    expect(wholeList([1])).toEqual({ rows: [1], next: null });
  });
});

test('a cursor is read as it was written, and any other text is refused', () => {
  expect(cursor.parse(JSON.stringify(['é', 7]))).toEqual(['é', 7]);
  for (const text of ['', 'x', '[]', '["a"]', '["a","b"]', '["a",1.5]', '["a",1,2]', '["\\ud800",1]']) {
    expect(cursor.safeParse(text).success, text).toBe(false);
  }
});
