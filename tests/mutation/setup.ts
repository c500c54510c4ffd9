// Runs before each test file. All files share a thread (`pool.ts`).
import { afterAll, afterEach, beforeAll, inject, vi } from 'vitest';

// A result of the product would hide a fault, or last beyond it.
vi.mock('../../src/shared/remembered', () => ({ remembered: (work: (text: string) => unknown) => work }));

declare module 'vitest' {
  interface ProvidedContext {
    activeMutant?: string;
  }
}

type Stryker = { activeMutant?: string | undefined; mutantCoverage?: { perTest: Record<string, unknown> } };
const { __stryker__: stryker = {} } = globalThis as { __stryker__?: Stryker };

// A fault is planted while tests run, not while files are loaded: what they compute then would last.
stryker.activeMutant = undefined;

beforeAll(() => {
  stryker.activeMutant = inject('activeMutant');
  // Stryker's record of the faults that each test reaches would be sent again, and grow, with every file.
  const perTest = stryker.mutantCoverage?.perTest ?? {};
  for (const test of Object.keys(perTest)) delete perTest[test];
});

afterAll(() => {
  stryker.activeMutant = undefined;
});

// A test that fails does not always clean up behind itself, and the next fault must not be taken for detected.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
