import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Job, Result } from '../mutation/edge/job';
import type { KeptEdge } from '../mutation/edge/kept';
import { Trials } from '../mutation/edge/play';

describe('the kept survivors of the edge', () => {
  const kept: KeptEdge = JSON.parse(readFileSync('tests/mutation/edge/survivors.json', 'utf8'));

  test('are of files that exist, in order, each with tests that exist', () => {
    const files = Object.keys(kept);
    const tests = Object.values(kept).flatMap((source) => source.tests);
    expect([...files, ...tests].filter((file) => !existsSync(file))).toEqual([]);
    expect(files).toEqual(files.toSorted());
    expect(files.filter((file) => kept[file]?.tests.length === 0)).toEqual([]);
  });

  test('each have a reason', () => {
    const faults = Object.values(kept).flatMap(({ survivors }) => survivors);
    expect(faults.filter(({ reason }) => !/^[A-Z].{20,}\.$/.test(reason))).toEqual([]);
  });
});

describe('a fault in the edge', () => {
  const at = { line: 1, column: 1 };
  const fault = (id: string) => ({ id, file: 'a.ts', replacement: '', location: { start: at, end: at } });
  const passed: Result = { failed: null, isEndless: false, took: [1, 1], reach: {}, loaded: [] };
  const failed = { ...passed, failed: 'a test: not as expected' };
  const dryRun = { ...passed, reach: { 1: { tests: [0, 1], hits: 3 }, 2: { tests: [1], hits: 1 } }, loaded: ['3'] };

  /** Plays faults with the answers of `answer`, and returns the outcome of each and what was played. */
  async function outcomes(ids: string[], answer: (job: Job, ends: number) => Result | null) {
    const jobs: Job[] = [];
    let ends = 0;
    const player = {
      async play(job: Job) {
        jobs.push(job);
        return job.tests?.length ? answer(job, ends) : dryRun;
      },
      async end() {
        ends += 1;
      },
    };
    const trials = new Trials({ 'a.ts': ['a.test.ts'] }, player);
    await trials.playTests();
    await trials.playFaults(ids.map(fault));
    return { statuses: Object.fromEntries(trials.statuses), jobs, detectors: trials.detectors() };
  }

  test('is detected by a test that passes without it, and survives if none fails', async () => {
    const { statuses, detectors } = await outcomes(['1', '2'], ({ fault }) => (fault?.id === '1' ? failed : passed));
    expect(statuses).toEqual({ 1: 'Killed', 2: 'Survived' });
    expect(detectors).toEqual({ 'a.ts': ['a.test.ts'] });
  });

  test('that no test reaches is uncovered, unless it is only reached when the bundle is loaded', async () => {
    const { statuses, jobs } = await outcomes(['3', '4'], () => failed);
    expect(statuses).toEqual({ 3: 'Ignored', 4: 'NoCoverage' });
    expect(jobs).toHaveLength(2);
  });

  test('is not detected by tests that fail alone without it; all of the file that reach it are tried', async () => {
    const alone = await outcomes(['1'], ({ tests = [] }) => (tests.length === 1 ? failed : passed));
    expect(alone.statuses).toEqual({ 1: 'Survived' });
    const together = await outcomes(['1'], ({ tests = [], fault }) => (tests.length === 1 || fault ? failed : passed));
    expect(together.statuses).toEqual({ 1: 'Killed' });
    expect(together.jobs.map(({ tests }) => tests?.length ?? 0)).toEqual([0, 0, 1, 1, 1, 1, 2, 2, 2]);
  });

  test('is looked for by a test file that fails only because of the one before it', async () => {
    let plays = 0;
    const player = {
      async play({ tests }: Job) {
        if (tests) return passed;
        plays += 1;
        return plays === 1 ? failed : dryRun;
      },
      end: async () => undefined,
    };
    const trials = new Trials({ 'a.ts': ['a.test.ts'] }, player);
    await trials.playTests();
    await trials.playFaults([fault('1')]);
    expect(Object.fromEntries(trials.statuses)).toEqual({ 1: 'Survived' });
    const broken = new Trials({ 'a.ts': ['a.test.ts'] }, { ...player, play: async () => failed });
    await expect(broken.playTests()).rejects.toThrow('a.test.ts fails without a fault: a test: not as expected');
  });

  test('that never ends, or loops beyond its limit, is a timeout', async () => {
    const hanging = await outcomes(['1'], ({ fault }) => (fault ? null : passed));
    expect(hanging.statuses).toEqual({ 1: 'Timeout' });
    const endless = await outcomes(['1'], ({ fault }) => (fault ? { ...passed, isEndless: true } : passed));
    expect(endless.statuses).toEqual({ 1: 'Timeout' });
    expect(endless.jobs[2]?.fault).toEqual({ id: '1', hitLimit: 400 });
  });

  test('that spoils later tests is played again in a new workerd, and so are those detected since', async () => {
    // The first fault makes everything fail until workerd ends; only the second run of fault 2 shows that it is harmless.
    let isSpoiled = false;
    const { statuses } = await outcomes(['1', '2'], ({ fault }, ends) => {
      if (ends > 0) return fault?.id === '1' ? failed : passed;
      if (!fault && !isSpoiled) return passed;
      isSpoiled ||= fault?.id === '2';
      return failed;
    });
    expect(statuses).toEqual({ 1: 'Killed', 2: 'Survived' });
  });
});
