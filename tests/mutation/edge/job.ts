type Position = { line: number; column: number };

/** A fault in the bundle, by Stryker's id. Lines and columns are counted from 1. */
export type Fault = {
  id: string;
  file: string;
  replacement: string;
  location: { start: Position; end: Position };
};

/** What `runner.ts` does next: it plays tests of a file, by number, or all of them. */
export type Job = {
  file: string;
  tests?: number[];
  fault?: { id: string; hitLimit: number };
};

export type Result = {
  /** The first test that failed, with the reason. */
  failed: string | null;
  /** Whether the fault was used beyond its limit, as only an endless loop does. */
  isEndless: boolean;
  /** Milliseconds that each test took. */
  took: number[];
  /** Faults that were reached, with the tests that reach them and the number of times. */
  reach: Record<string, { tests: number[]; hits: number }>;
  /** Faults that were reached when the bundle was loaded. */
  loaded: string[];
};
