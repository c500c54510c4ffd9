import { afterEach, vi } from 'vitest';

// A test that fails does not always clean up behind itself, and the next fault must not be taken for detected.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
