import { expect, test } from 'vitest';
import { KEPT_AT, wayOf } from '../../src/lib/kept-page';

const NOW = Date.UTC(2026, 10, 24);
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

const kept = (age: number) => new Response('', { headers: { [KEPT_AT]: String(NOW - age) } });
const visit = { cache: 'default' } as const;

test.each([
  ['a page of this moment', 0, 'copy'],
  ['one of 59 seconds', 59 * SECOND, 'copy'],
  ['one of a minute', 60 * SECOND, 'race'],
  ['one of a day', 24 * HOUR, 'race'],
  ['one of more than a day', 24 * HOUR + SECOND, 'network'],
  ['one that a clock set back calls future', -SECOND, 'network'],
])('%s is served according to its age', (_, age, way) => {
  expect(wayOf(kept(age), visit, NOW)).toBe(way);
});

test('a page that was never kept, or kept at an unknown time, comes from the network', () => {
  expect(wayOf(undefined, visit, NOW)).toBe('network');
  expect(wayOf(new Response(''), visit, NOW)).toBe('network');
  expect(wayOf(new Response('', { headers: { [KEPT_AT]: 'ontem' } }), visit, NOW)).toBe('network');
});

test('a reload fetches a kept page anew, and going back shows the kept copy', () => {
  for (const cache of ['reload', 'no-cache', 'no-store'] as const) {
    expect(wayOf(kept(SECOND), { cache }, NOW)).toBe('network');
  }
  expect(wayOf(kept(SECOND), { cache: 'force-cache' }, NOW)).toBe('copy');
});
