import { expect, test } from 'vitest';
import { dated, endProblem, postState, turnsOf } from '../../src/shared/publication';

const [FIRST, SECOND, THIRD] = ['2026-11-25T11:00:00.000Z', '2026-11-25T11:00:00.001Z', '2026-12-25T11:00:00.000Z'];
const at = (publishedAt: string | null, unpublishedAt: string | null, now: string) =>
  postState({ publishedAt, unpublishedAt }, Date.parse(now));

test('a post is published at exactly its publication date, and ended at exactly its end', () => {
  expect([FIRST, SECOND, THIRD].map((now) => at(SECOND, THIRD, now))).toEqual(['scheduled', 'published', 'ended']);
  expect([FIRST, SECOND, THIRD].map((now) => at(SECOND, null, now))).toEqual(['scheduled', 'published', 'published']);
});

test('a post without a publication date is a draft, whatever end it has', () => {
  expect([null, FIRST, THIRD].map((end) => at(null, end, SECOND))).toEqual(['draft', 'draft', 'draft']);
});

test('an end must come after the publication, and is not checked for a draft', () => {
  const problem = 'A saída precisa ser depois da publicação. Escolha um momento mais tarde ou deixe em branco.';
  expect(endProblem({ publishedAt: SECOND, unpublishedAt: FIRST })).toBe(problem);
  expect(endProblem({ publishedAt: SECOND, unpublishedAt: SECOND })).toBe(problem);
  expect(endProblem({ publishedAt: SECOND, unpublishedAt: THIRD })).toBeUndefined();
  expect(endProblem({ publishedAt: SECOND, unpublishedAt: null })).toBeUndefined();
  expect(endProblem({ publishedAt: null, unpublishedAt: FIRST })).toBeUndefined();
});

test('a post changes its state at its publication and at its end, a draft never', () => {
  const instants = (publishedAt: string | null, unpublishedAt: string | null) =>
    turnsOf({ publishedAt, unpublishedAt }).map((turn) => new Date(turn).toISOString());
  expect(instants(SECOND, THIRD)).toEqual([SECOND, THIRD]);
  expect(instants(SECOND, null)).toEqual([SECOND]);
  expect(instants(null, THIRD)).toEqual([]);
});

test('a published post tells its date where the brand is', () => {
  const post = { title: 'À meia-noite', publishedAt: '2026-11-13T02:59:00.000Z' };
  expect(dated(post)).toEqual({ ...post, publishedOn: '12 de novembro de 2026' });
});
