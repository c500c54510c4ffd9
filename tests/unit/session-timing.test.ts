import { describe, expect, test } from 'vitest';
import { CHECK_EVERY, hasExpired, needsRenewal, onThisClock } from '../../src/shared/session-timing';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const inMs = (ms: number) => new Date(NOW + ms).toISOString();

describe('a session', () => {
  test('is checked every 30 seconds, and renewed within three checks of its end', () => {
    expect(CHECK_EVERY).toBe(30_000);
    expect(needsRenewal(inMs(90_000), NOW)).toBe(false);
    expect(needsRenewal(inMs(89_999), NOW)).toBe(true);
    expect(needsRenewal(inMs(-1), NOW)).toBe(true);
  });

  test('has expired at its exact end', () => {
    expect(hasExpired(inMs(1), NOW)).toBe(false);
    expect(hasExpired(inMs(0), NOW)).toBe(true);
  });

  test('is renewed at least two checks before it expires', () => {
    for (let left = 15 * 60_000; left > 0; left -= CHECK_EVERY) {
      if (needsRenewal(inMs(left), NOW)) return expect(left).toBeGreaterThanOrEqual(2 * CHECK_EVERY);
    }
    expect.unreachable();
  });

  test('ends when the server says, also on a clock that is hours off', () => {
    const hour = 3_600_000;
    const answeredAt = new Date(NOW - hour).toUTCString();
    expect(onThisClock(inMs(15 * 60_000 - hour), answeredAt, NOW)).toBe(inMs(15 * 60_000));
    expect(onThisClock(inMs(15 * 60_000), new Date(NOW - 900).toUTCString(), NOW)).toBe(inMs(15 * 60_000));
    const seconds = (off: number) => onThisClock(inMs(15 * 60_000), new Date(NOW - off * 1000).toUTCString(), NOW);
    expect([seconds(5), seconds(-5)]).toEqual(Array(2).fill(inMs(15 * 60_000)));
    expect([seconds(6), seconds(-6)]).toEqual([inMs(15 * 60_000 + 6000), inMs(15 * 60_000 - 6000)]);
    expect(onThisClock(inMs(15 * 60_000), null, NOW)).toBe(inMs(15 * 60_000));
  });
});
