/** @typedef {{ name: string, state: 'passed' | 'failed' | 'skipped', flaky: boolean, ms: number }} TestResult */

/**
 * Returns the result of each test in Vitest's JSON report.
 * @param {{ testResults: { assertionResults: { fullName: string, status: string, duration?: number }[] }[] }} report
 * @returns {TestResult[]}
 */
export function vitestTests({ testResults }) {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, status, duration }) => ({
      name: fullName,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
      flaky: false,
      ms: duration ?? 0,
    }));
}

/**
 * Returns the result of each test in Playwright's JSON report. A test that passed at the second try is flaky.
 * @typedef {{ title: string, file?: string, specs?: { title: string, tests: { status: string, results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @param {{ suites: Suite[] }} report
 * @returns {TestResult[]}
 */
export function browserTests({ suites }) {
  return suites.flatMap((suite) => testsOf(suite, []));
}

/**
 * @param {Suite} suite
 * @param {string[]} before titles of the suites around this one
 * @returns {TestResult[]}
 */
function testsOf({ title, specs = [], suites = [] }, before) {
  const titles = [...before, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: [...titles, spec.title].join(' › '),
      state: STATES[status] ?? 'failed',
      flaky: status === 'flaky',
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, titles))];
}

/** @type {Record<string, TestResult['state']>} */
const STATES = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };
