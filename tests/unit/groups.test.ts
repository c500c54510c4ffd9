import { expect, test } from 'vitest';
import { byGroup, type Groups, peersOf } from '../../src/panel/lists/groups';

type Row = { id: number; subject: string };
const rows: Row[] = [
  { id: 1, subject: 'payment' },
  { id: 2, subject: 'order' },
  { id: 3, subject: 'payment' },
  { id: 4, subject: 'order' },
];
const groups: Groups<Row> = { of: ({ subject }) => subject, titles: { order: 'Pedidos', payment: 'Pagamento' } };
const ids = (found: Row[]) => found.map(({ id }) => id);

test('rows are sorted by the titles of their groups, and keep their order within a group', () => {
  expect(ids(byGroup(rows, groups))).toEqual([2, 4, 1, 3]);
  expect(ids(byGroup(rows, undefined))).toEqual([1, 2, 3, 4]);
});

test('a row is positioned among the rows of its group, or among all without groups', () => {
  const [, , third] = rows;
  if (!third) throw new Error('there is a third');
  expect(ids(peersOf(third, rows, groups))).toEqual([1, 3]);
  expect(ids(peersOf(third, rows, undefined))).toEqual([1, 2, 3, 4]);
});
