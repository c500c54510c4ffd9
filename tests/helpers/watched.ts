import { type BrowserContext, test as base, expect } from '@playwright/test';

/** Console message of the test runner itself if service workers are blocked. */
export const RUNNERS_OWN = 'Service Worker registration blocked by Playwright';
/** Uncaught error of the runner's clock, if a page loads just when the clock is installed. */
const RUNNERS_CLOCK = "Cannot read properties of undefined (reading 'controller')";
/** The browser's own message about an answer with an error status, which many screens show on purpose. */
export const REFUSED = 'Failed to load resource';

type Fixtures = {
  /** Console errors, uncaught errors and violations of the policy so far; a test removes those that it provokes. */
  problems: string[];
};

/** Every test fails on a problem on any page of its browser, in whatever window a test or a hook opens it. */
export const test = base.extend<Fixtures, { reported: string[] }>({
  reported: [
    async ({ browser }, use) => {
      const reported: string[] = [];
      const watch = (context: BrowserContext) => report(context, reported);
      browser.on('context', watch);
      await use(reported);
      browser.off('context', watch);
    },
    { scope: 'worker', auto: true },
  ],
  // The runner removes the scripts of a reused window between tests.
  context: async ({ context, reported }, use) => {
    keepCache(context);
    await report(context, reported);
    await use(context);
  },
  problems: [
    async ({ reported }, use) => {
      reported.length = 0;
      await use(reported);
      expect(reported).toEqual([]);
    },
    { auto: true },
  ],
});

/** The part of the runner's own object that {@link keepCache} replaces. */
type Runner = { _connection: { toImpl: (object: unknown) => { clearCache?: () => Promise<void> } } };

/**
 * Keeps the browser's cache between tests. The runner empties it, so every test would load and compile the scripts again: a
 * fifth of the run's time. Only files with a hash in their name are ever used without asking the server.
 */
function keepCache(context: BrowserContext) {
  const own = (context as unknown as Runner)._connection.toImpl(context);
  if (!own.clearCache) throw new Error('Playwright has renamed clearCache: see keepCache in tests/helpers/watched.ts');
  own.clearCache = async () => {};
}

/** Keeps only violations of the policy, for tests of screens: some show an error that they provoke. */
export function keepViolations(problems: string[]) {
  problems.splice(0, problems.length, ...problems.filter((problem) => problem.startsWith('policy:')));
}

const watched = new WeakSet<BrowserContext>();

/** Adds the problems of all pages of a window to the list. */
async function report(context: BrowserContext, reported: string[]) {
  if (!watched.has(context)) {
    watched.add(context);
    context.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && text !== RUNNERS_OWN && !text.startsWith(REFUSED))
        reported.push(`error: ${text}`);
    });
    context.on('weberror', (failure) => {
      const { message, stack = '' } = failure.error();
      if (message !== RUNNERS_CLOCK || stack.includes('/assets/')) reported.push(`uncaught: ${message}`);
    });
  }
  // Not every refusal by the policy appears on the console, for example a caught error of a refused `eval`.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy: ${violatedDirective} refuses ${blockedURI} (${sourceFile})`),
    );
  });
}
