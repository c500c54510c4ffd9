import { expect, test } from 'vitest';
import { CACHED_AT, strategyOf } from '../../src/lib/page-cache';

const NOW = Date.UTC(2026, 10, 24);
const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;

const kept = (age: number) => new Response('', { headers: { [CACHED_AT]: String(NOW - age) } });
const visit = { cache: 'default' } as const;

test.each([
  ['a page of this moment', 0, 'copy'],
  ['one of 59 seconds', 59 * SECOND, 'copy'],
  ['one of a minute', 60 * SECOND, 'race'],
  ['one of a day', 24 * HOUR, 'race'],
  ['one of more than a day', 24 * HOUR + SECOND, 'network'],
  ['one that a clock set back calls future', -SECOND, 'network'],
])('%s is served according to its age', (_, age, way) => {
  expect(strategyOf(kept(age), visit, NOW)).toBe(way);
});

test('a page that was never kept, or kept at an unknown time, comes from the network', () => {
  expect(strategyOf(undefined, visit, NOW)).toBe('network');
  expect(strategyOf(new Response(''), visit, NOW)).toBe('network');
  expect(strategyOf(new Response('', { headers: { [CACHED_AT]: 'ontem' } }), visit, NOW)).toBe('network');
});

test('a reload fetches a kept page anew, and going back shows the kept copy', () => {
  for (const cache of ['reload', 'no-cache', 'no-store'] as const) {
    expect(strategyOf(kept(SECOND), { cache }, NOW)).toBe('network');
  }
  expect(strategyOf(kept(SECOND), { cache: 'force-cache' }, NOW)).toBe('copy');
});
