import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('no contract compiles code from text, which the content security policy would report', async () => {
  const tried = vi.fn();
  const refuse = () => {
    tried();
    throw new EvalError('refused by the content policy');
  };
  vi.stubGlobal('Function', new Proxy(Function, { apply: refuse, construct: refuse }));
  let tested = 0;
  const contracts = Object.values(import.meta.glob<Record<string, unknown>>('../../src/shared/**/*.ts'));
  for (const load of contracts) {
    for (const exported of Object.values(await load())) {
      if (exported && typeof exported === 'object' && '_zod' in exported && 'safeParse' in exported) {
        tested += 1;
        (exported.safeParse as (value: unknown) => unknown)({});
      }
    }
  }
  expect(contracts.length).toBeGreaterThan(150);
  expect(tested).toBeGreaterThan(50);
  expect(tried).not.toHaveBeenCalled();
});
