// Runs in workerd, which stays: it asks `player.ts` for one job after the other. The modules are loaded once for all faults.
import { env } from 'cloudflare:test';
import { type RunnerTask, type RunnerTestCase, type RunnerTestFile, TestRunner } from 'vitest';
import { startTests } from 'vitest/internal/browser';
import type { Job, Result } from './job';

type Hits = Record<string, number>;
type Stryker = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage: { static: Hits; perTest: Record<string, Hits> };
};

// Before the bundle is loaded: each of its modules remembers this record. What loading reaches is `static`.
const stryker: Stryker = { mutantCoverage: { static: {}, perTest: {} } };
Object.assign(globalThis, { __stryker__: stryker });

/** What runs before the tests of a file, or between them. */
const OUTSIDE = 'outside';

const { JOBS } = env as unknown as { JOBS: { fetch: typeof fetch } };

/** Vitest runs an empty file with it (`begin.ts`). Then it plays jobs until there are no more. */
export default class Jobs extends TestRunner {
  override async onAfterRunFiles(files: RunnerTestFile[]) {
    super.onAfterRunFiles(files);
    let result: Result | undefined;
    for (;;) {
      const answer = await JOBS.fetch('http://jobs/', { method: 'POST', body: JSON.stringify({ result }) });
      const job = (await answer.json()) as Job;
      result = await new Playing(this, job).play();
    }
  }
}

/** Plays tests of one file, of which Vitest's main process learns nothing. The first that fails is enough. */
class Playing extends TestRunner {
  private readonly job: Job;
  private tests: RunnerTestCase[] = [];

  constructor(runner: Jobs, job: Job) {
    super(runner.config);
    this.job = job;
    // Vitest gives these to the runner that it makes itself.
    for (const given of ['moduleRunner', '_otel']) Object.assign(this, { [given]: Reflect.get(runner, given) });
  }

  async play(): Promise<Result> {
    const { perTest } = stryker.mutantCoverage;
    for (const test of Object.keys(perTest)) delete perTest[test];
    const [task] = await startTests([this.job.file], this);
    const { hitCount = 0, hitLimit = Number.POSITIVE_INFINITY } = stryker;
    Object.assign(stryker, { activeMutant: undefined, hitLimit: undefined, currentTestId: undefined });
    return {
      failed: task ? failureOf(task) : 'no file',
      isEndless: hitCount > hitLimit,
      took: this.tests.map(({ result }) => Math.round(result?.duration ?? 0)),
      reach: this.job.fault ? {} : this.reached(),
      loaded: Object.keys(stryker.mutantCoverage.static),
    };
  }

  onBeforeRunFiles([file]: RunnerTestFile[]) {
    const { fault, tests } = this.job;
    this.tests = testsOf(file?.tasks ?? []);
    if (tests) for (const [number, test] of this.tests.entries()) if (!tests.includes(number)) test.mode = 'skip';
    const { id: activeMutant, hitLimit } = fault ?? {};
    Object.assign(stryker, { activeMutant, hitLimit, hitCount: 0, currentTestId: OUTSIDE });
  }

  override async onBeforeRunTask(test: RunnerTestCase) {
    await super.onBeforeRunTask(test);
    stryker.currentTestId = String(this.tests.indexOf(test));
  }

  override onAfterRunTask(test: RunnerTestCase) {
    super.onAfterRunTask(test);
    stryker.currentTestId = OUTSIDE;
    if (test.result?.state === 'fail') this.cancel('test-failure');
  }

  // The main process would be told of snapshots.
  override async onAfterRunSuite() {}

  /** Any test can detect what was reached outside of them. */
  private reached(): Result['reach'] {
    const all = this.tests.keys();
    const reach: Result['reach'] = {};
    for (const [test, hits] of Object.entries(stryker.mutantCoverage.perTest)) {
      const tests = test === OUTSIDE ? [...all] : [Number(test)];
      for (const [fault, count] of Object.entries(hits)) {
        const before = reach[fault] ?? { tests: [], hits: 0 };
        reach[fault] = { tests: [...new Set([...before.tests, ...tests])], hits: before.hits + count };
      }
    }
    return reach;
  }
}

function testsOf(tasks: RunnerTask[]): RunnerTestCase[] {
  return tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task.tasks) : [task]));
}

/** Returns the name of the first test, group or file that failed, with the reason. */
function failureOf(file: RunnerTestFile): string | null {
  const failed = [...testsOf(file.tasks), ...file.tasks, file].find(({ result }) => result?.state === 'fail');
  return failed ? `${failed.name}: ${failed.result?.errors?.[0]?.message ?? ''}`.slice(0, 200) : null;
}
