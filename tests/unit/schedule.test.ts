import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldInstant, toInstant, toLocalTime } from '../../src/shared/typed/clock';

describe('the clock of São Paulo', () => {
  test('is three hours behind UTC', () => {
    expect(toInstant('2026-11-25T08:00')).toBe('2026-11-25T11:00:00.000Z');
    expect(toInstant('2026-12-31T23:30')).toBe('2027-01-01T02:30:00.000Z');
    expect(toLocalTime('2027-01-01T02:30:00.000Z')).toBe('2026-12-31T23:30');
  });

  test('was two hours behind UTC during daylight saving time', () => {
    expect(toInstant('2018-12-25T08:00')).toBe('2018-12-25T10:00:00.000Z');
  });

  test.each([
    ...['', '2026-11-25', '2026-13-01T08:00', '2026-02-30T25:00', 'amanhã', '2026-11-25T08:00:00Z'],
    // Values of a field while 2026 is being typed.
    ...['0002-11-25T08:00', '0020-11-25T08:00', '0202-11-25T08:00'],
  ])('refuses the invalid time %j', (text) => {
    expect(toInstant(text)).toBeNull();
  });

  test('leaves an exact instant of a record unchanged', () => {
    expect(heldInstant('2026-11-25T11:00:01.234Z')).toBe('2026-11-25T11:00:01.234Z');
    expect(heldInstant('2026-11-25T08:00')).toBe('2026-11-25T11:00:00.000Z');
    for (const neither of ['', '2026-13-25T11:00:01.234Z', '2026-11-25T11:00:01Z']) {
      expect(heldInstant(neither)).toBeNull();
    }
  });

  test('converts to an instant and back, to the minute', () => {
    const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, (minute) => {
        const instant = new Date(minute * 60_000).toISOString();
        expect(toInstant(toLocalTime(instant))).toBe(instant);
      }),
    );
  });
});

test('an hour right after the clock was changed is the one that it shows', () => {
  expect(toInstant('2018-11-04T01:30')).toBe('2018-11-04T03:30:00.000Z');
  expect(toInstant('2018-11-03T23:30')).toBe('2018-11-04T02:30:00.000Z');
});
