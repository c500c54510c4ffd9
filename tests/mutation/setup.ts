// Runs before each test file. All files share a thread (`pool.ts`).
import { afterEach, beforeAll, vi } from 'vitest';

type Coverage = { perTest: Record<string, unknown> };

// Stryker's record of the faults that each test reaches would be sent again, and grow, with every file.
beforeAll(() => {
  const { mutantCoverage } = (globalThis as { __stryker__?: { mutantCoverage?: Coverage } }).__stryker__ ?? {};
  for (const test of Object.keys(mutantCoverage?.perTest ?? {})) delete mutantCoverage?.perTest[test];
});

// A test that fails does not always clean up behind itself, and the next fault must not be taken for detected.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
