import { describe, expect, test } from 'vitest';
import { browserTests, vitestTests } from '../../scripts/test-results.mjs';

describe('the count of a test run', () => {
  test('has each Vitest test, with pending ones as skipped', () => {
    const assertionResults = [
      { fullName: 'a b', status: 'passed', duration: 12.5 },
      { fullName: 'a c', status: 'failed', duration: 3 },
      { fullName: 'a d', status: 'pending' },
    ];
    expect(vitestTests({ testResults: [{ assertionResults }] })).toEqual([
      { name: 'a b', state: 'passed', flaky: false, ms: 12.5 },
      { name: 'a c', state: 'failed', flaky: false, ms: 3 },
      { name: 'a d', state: 'skipped', flaky: false, ms: 0 },
    ]);
  });

  test('has each browser test at any depth, and one that passed on its second try as flaky', () => {
    const spec = (title: string, status: string, ...durations: number[]) => ({
      title,
      tests: [{ status, results: durations.map((duration) => ({ duration })) }],
    });
    const inner = { title: 'the list', specs: [spec('is read', 'flaky', 5, 7), spec('is left', 'skipped')] };
    const suites = [
      { title: 'x.spec.ts', specs: [spec('opens', 'expected', 4), spec('fails', 'unexpected', 9)], suites: [inner] },
    ];
    expect(browserTests({ suites }).map(({ name, state, flaky, ms }) => [name, state, flaky, ms])).toEqual([
      ['x.spec.ts › opens', 'passed', false, 4],
      ['x.spec.ts › fails', 'failed', false, 9],
      ['x.spec.ts › the list › is read', 'passed', true, 12],
      ['x.spec.ts › the list › is left', 'skipped', false, 0],
    ]);
  });
});
