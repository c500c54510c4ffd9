import { expect, test } from 'vitest';
import { askBeforeLeaving, mayLeave } from '../../src/panel/session/leaving';

test('a form that registers anew while its question is open is asked once', async () => {
  let asked = 0;
  let remove = () => {};
  const register = () => {
    remove();
    remove = askBeforeLeaving(async () => {
      asked += 1;
      if (asked < 5) register();
      return true;
    });
  };
  register();
  expect(await mayLeave()).toBe(true);
  expect(asked).toBe(1);
  remove();
});

test('after an answer of no, nothing more is asked', async () => {
  let asked = 0;
  const removals = [false, true].map((answer) =>
    askBeforeLeaving(async () => {
      asked += 1;
      return answer;
    }),
  );
  expect(await mayLeave()).toBe(false);
  expect(asked).toBe(1);
  for (const remove of removals) remove();
});
