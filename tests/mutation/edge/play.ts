// Plays the edge tests against one fault at a time, and finds out which faults no test detects.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../../scripts/prepare.mjs';
import { described, type Kept, type Report } from '../report.ts';
import { plantedBundle } from './bundle.ts';
import type { Fault, Job, Result } from './job.ts';
import { Player } from './player.ts';

type Tally = Record<string, number>;
/** A test, and how often it was tried against faults of each source, and detected them. */
type Test = { number: number; ms: number; tried: Tally; detected: Tally };
/** A test file that was played without a fault. `ms` is the time beside that of its tests. */
type Played = { file: string; ms: number; tests: Test[]; reach: Result['reach'] };
type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored';

/** The report, and for each source the test files that detected its faults, the most useful first. */
type Outcome = { report: Report; tests: Record<string, string[]> };

/** Maximum time for a test file without a fault, and what a fault may add, in ms. */
const LONGEST = 300_000;
const MARGIN = 60_000;
/** So many tests are played alone. After them come all tests of a file at once. */
const ALONE = 6;
/** Lines behind a fault that can be in its branch. */
const NEAR = (lines: number) => lines >= 0 && lines <= 2;
/** After so many detected faults it is checked that their tests still pass without one. */
const BATCH = 50;
/** Only an endless loop uses a fault a hundred times as often as the tests without it: Stryker's own factor. */
const ENDLESS = 100;

/** Plants faults in the sources, and plays the tests of each. Faults in `kept` are not played: they survive. */
export async function plantEdgeFaults(testsOf: Record<string, string[]>, kept: Kept = {}): Promise<Outcome> {
  const faults = await plantedBundle(Object.keys(testsOf));
  const player = new Player();
  const trials = new Trials(testsOf, player);
  try {
    await trials.playTests();
    await trials.playFaults(faults, reasoned(faults, kept));
  } finally {
    await player.end();
  }
  const files = Object.keys(testsOf).map((file) => {
    const mutants = faults
      .filter((fault) => fault.file === file)
      .map((fault) => ({ ...fault, status: trials.statuses.get(fault.id) ?? 'Ignored' }));
    return [file, { source: sourceOf(file), mutants }];
  });
  return { report: { files: Object.fromEntries(files) }, tests: trials.detectors() };
}

/** Trials of faults by the tests that are named for each source. Exported for tests. */
export class Trials {
  readonly statuses = new Map<string, Status>();
  private readonly played: Played[] = [];
  private readonly loaded = new Set<string>();
  /** Whether tests pass when they are played without the others of their file. */
  private readonly passing = new Map<string, boolean>();
  /** Number of faults of each source that each test file detected. */
  private readonly detections: Record<string, Tally> = {};
  private faults: Fault[] = [];
  private unconfirmed: { fault: Fault; job: Job }[] = [];
  private readonly testsOf: Record<string, string[]>;
  private readonly player: Pick<Player, 'play' | 'end'>;

  constructor(testsOf: Record<string, string[]>, player: Pick<Player, 'play' | 'end'>) {
    this.testsOf = testsOf;
    this.player = player;
  }

  /** Plays each test file without a fault, to know which faults it reaches. */
  async playTests() {
    const files = new Set(Object.values(this.testsOf).flat());
    for (const file of [...files].slice(0, 1)) await this.load(file);
    for (const file of files) {
      let played = await this.playFile(file);
      if (!played.result || played.result.failed) {
        // What the file before it had begun may still have written: once more, alone.
        await this.player.end();
        await this.load(file);
        played = await this.playFile(file);
      }
      const { result, took } = played;
      if (!result || result.failed) throw new Error(`${file} fails without a fault: ${result?.failed ?? 'no end'}`);
      const tests = result.took.map((ms, number) => ({ number, ms, tried: {}, detected: {} }));
      this.played.push({ file, ms: took - timeOf(tests), tests, reach: result.reach });
      for (const id of result.loaded) this.loaded.add(id);
    }
  }

  /** Plays no test: the first job takes as long as the bundle takes to load. */
  private async load(file: string) {
    await this.player.play({ file, tests: [] }, LONGEST);
  }

  private async playFile(file: string) {
    const begun = Date.now();
    const result = await this.player.play({ file }, LONGEST);
    return { result, took: Date.now() - begun };
  }

  async playFaults(faults: Fault[], survivors = new Set<Fault>()) {
    this.faults = faults;
    for (const fault of faults) {
      this.statuses.set(fault.id, survivors.has(fault) ? 'Survived' : await this.statusOf(fault));
      if (this.unconfirmed.length >= BATCH) await this.confirm();
    }
    await this.confirm();
  }

  detectors(): Record<string, string[]> {
    const byMost = (tally: Tally) => Object.keys(tally).sort((a, b) => (tally[b] ?? 0) - (tally[a] ?? 0));
    return Object.fromEntries(Object.entries(this.detections).map(([source, tally]) => [source, byMost(tally)]));
  }

  private async statusOf(fault: Fault): Promise<Status> {
    const source = fault.file;
    const files = this.played.filter(({ file, reach }) => this.testsOf[source]?.includes(file) && reach[fault.id]);
    if (files.length === 0) return this.loaded.has(fault.id) ? 'Ignored' : 'NoCoverage';
    for (const { at, test } of this.promising(fault, files)) {
      const status = await this.detection(fault, at, [test]);
      count(test.tried, source);
      if (!status) continue;
      count(test.detected, source);
      return status;
    }
    const cost = (at: Played) => at.ms + timeOf(reaching(at, fault));
    for (const at of files.toSorted((a, b) => cost(a) - cost(b))) {
      const status = await this.detection(fault, at, reaching(at, fault));
      if (status) return status;
    }
    return 'Survived';
  }

  /**
   * Returns tests that pass alone: first those that go where few go near the fault, for instance into the branch of its
   * condition, then those that detect the most in the shortest time, so far and in this source.
   */
  private promising(fault: Fault, files: Played[]) {
    const { file: source } = fault;
    const worth = ({ ms, tried, detected }: Test, beside: number) =>
      ((detected[source] ?? 0) + 1) / ((tried[source] ?? 0) + 2) / (ms + beside + 1);
    const alone = files
      .flatMap((at) => reaching(at, fault).map((test) => ({ at, test, worth: worth(test, at.ms) })))
      .filter(({ at, test }) => this.passing.get(keyOf(at, [test])) !== false)
      .toSorted((a, b) => b.worth - a.worth);
    const nearby = this.faults
      .filter(({ file, location: { start } }) => file === source && NEAR(start.line - fault.location.start.line))
      .map((near) => alone.filter(({ at, test }) => at.reach[near.id]?.tests.includes(test.number)))
      .filter((tests) => tests.length > 0)
      .toSorted((a, b) => a.length - b.length);
    return [...new Set([...(nearby[0] ?? []).slice(0, ALONE / 2), ...alone])].slice(0, ALONE);
  }

  /** Returns how tests of a file detect a fault, or `null`. They do not if they fail without it as well. */
  private async detection(fault: Fault, at: Played, tests: Test[]): Promise<Status | null> {
    const hitLimit = ((at.reach[fault.id]?.hits ?? 0) + 1) * ENDLESS;
    const chosen = { file: at.file, tests: tests.map(({ number }) => number) };
    const job = { ...chosen, fault: { id: fault.id, hitLimit } };
    const limit = (at.ms + timeOf(tests)) * 10 + MARGIN;
    // workerd can also be stuck without the fault: it must be so twice.
    const result = (await this.player.play(job, limit)) ?? (await this.player.play(job, limit));
    if (result && !result.failed && !result.isEndless) return null;
    if (!(await this.passes(keyOf(at, tests), chosen))) return null;
    if (result) this.unconfirmed.push({ fault, job });
    const tally = this.detections[fault.file] ?? {};
    this.detections[fault.file] = tally;
    count(tally, at.file);
    return !result || result.isEndless ? 'Timeout' : 'Killed';
  }

  private async passes(key: string, job: Job): Promise<boolean> {
    const known = this.passing.get(key);
    if (known !== undefined) return known;
    const result = await this.player.play(job, LONGEST);
    const isPassed = result !== null && !result.failed;
    this.passing.set(key, isPassed);
    return isPassed;
  }

  /** A fault can spoil what later tests find. So the tests that failed with one must still pass without. */
  private async confirm() {
    const detected = this.unconfirmed;
    this.unconfirmed = [];
    const jobs = new Map(detected.map(({ job: { file, tests = [] } }) => [`${file} ${tests}`, { file, tests }]));
    for (const job of jobs.values()) {
      const result = await this.player.play(job, LONGEST);
      if (result && !result.failed) continue;
      await this.replay(detected);
      return;
    }
  }

  /** Plays each again, in a workerd of its own. */
  private async replay(detected: { fault: Fault; job: Job }[]) {
    for (const { fault, job } of detected) {
      await this.player.end();
      const result = await this.player.play(job, LONGEST);
      if (result && !result.failed && !result.isEndless) this.statuses.set(fault.id, 'Survived');
    }
    await this.player.end();
  }
}

function sourceOf(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Returns the faults for which a reason is kept. If the same fault is in several places, each needs one. */
function reasoned(faults: Fault[], kept: Kept): Set<Fault> {
  const names = new Map(faults.map((fault) => [fault, described(fault, sourceOf(fault.file).split('\n'))]));
  const same = (fault: Fault) =>
    faults.filter((other) => other.file === fault.file && names.get(other) === names.get(fault));
  const reasons = (fault: Fault) => (kept[fault.file] ?? []).filter(({ mutant }) => mutant === names.get(fault));
  return new Set(faults.filter((fault) => kept[fault.file] && reasons(fault).length >= same(fault).length));
}

function reaching({ reach, tests }: Played, { id }: Pick<Fault, 'id'>): Test[] {
  return (reach[id]?.tests ?? []).flatMap((number) => tests[number] ?? []);
}

function keyOf({ file }: Played, tests: Test[]): string {
  return `${file} ${tests.map(({ number }) => number)}`;
}

function timeOf(tests: Test[]): number {
  return tests.reduce((sum, { ms }) => sum + ms, 0);
}

function count(tally: Tally, name: string) {
  tally[name] = (tally[name] ?? 0) + 1;
}
