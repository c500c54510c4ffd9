import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../../functions/db/database';
import { triesDroppedBefore, triesForgotten, tryCounted, tryOf, tryTaken } from '../../../functions/db/limits';
import { env } from '../../helpers/edge';

const db = openDatabase(env.DB);
/** Two tries at once, then one each 100 ms, four in a window of 1,000 ms. */
const PACE = { window: 1000, free: 2, every: 100, max: 4 };

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

describe('tries', () => {
  const numbersAt = async (times: number[], key = 'a') => {
    const numbers: (number | undefined)[] = [];
    for (const now of times) numbers.push((await tryTaken(db, key, PACE, 50, now))[0]?.count);
    return numbers;
  };

  test('are taken at once while they are free, then when their turn is near', async () => {
    expect(await numbersAt([0, 0, 0, 49, 50, 149, 150])).toEqual([1, 2, undefined, undefined, 3, undefined, 4]);
  });

  test('are free as well by a clock that is behind', async () => {
    expect(await numbersAt([1000, 0, 0])).toEqual([1, 2, undefined]);
  });

  test('are refused after the last, until the window is over', async () => {
    await numbersAt([0, 0, 50, 150]);
    expect(await numbersAt([400, 999, 1000, 1000])).toEqual([undefined, undefined, 1, 2]);
    expect(await tryOf(db, 'a')).toEqual([{ count: 2, startedAt: 1000 }]);
  });

  test('are counted without a maximum, anew in each window', async () => {
    const counts: (number | undefined)[] = [];
    for (const now of [0, 1, 2, 999, 1000]) counts.push((await tryCounted(db, 'a', 1000, now))[0]?.count);
    expect(counts).toEqual([1, 2, 3, 4, 1]);
  });

  test('are counted, forgotten and dropped for each key', async () => {
    await numbersAt([5, 5]);
    await numbersAt([7], 'b');
    await numbersAt([8], 'c');
    expect(await tryOf(db, 'b')).toEqual([{ count: 1, startedAt: 7 }]);
    await triesForgotten(db, 'a');
    expect(await tryOf(db, 'a')).toEqual([]);
    await triesDroppedBefore(db, 8);
    expect([await tryOf(db, 'b'), await tryOf(db, 'c')]).toEqual([[], [{ count: 1, startedAt: 8 }]]);
  });
});
