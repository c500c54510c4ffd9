import { expect as base, type Locator } from '@playwright/test';
import { GEOMETRY } from './geometry.ts';

type Options = {
  /** For elements in the page's flow: scrolls to them first. Pop-ups must be visible without scrolling. */
  scrolled?: boolean;
  timeout?: number;
};

/** In ms. Pauses between retries, the same as those of the runner's own assertions. */
const PAUSES = [100, 250, 500];
const LONGEST_PAUSE = 1000;

/**
 * `expect(locator).toBeOnScreen()`: a person sees it now. It is within the window, on top of everything else and opaque;
 * being in the document is not enough.
 */
export const expect = base.extend({
  async toBeOnScreen(locator: Locator, { scrolled = false, timeout }: Options = {}) {
    const end = Date.now() + (timeout ?? this.timeout);
    let problem = await whyUnseen(locator, scrolled);
    for (let tries = 0; (problem === '') === this.isNot && Date.now() < end; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, PAUSES[tries] ?? LONGEST_PAUSE));
      problem = await whyUnseen(locator, scrolled);
    }
    return {
      pass: problem === '',
      message: () => `${locator} is ${this.isNot ? 'on the screen' : `not on the screen: ${problem}`}`,
    };
  },
});

/** Returns an empty string if exactly one element exists and is visible. */
async function whyUnseen(locator: Locator, scrolled: boolean): Promise<string> {
  try {
    return await ask(locator, scrolled);
  } catch (error) {
    if (String(error).includes('because of a navigation')) return 'its page went away';
    throw error;
  }
}

async function ask(locator: Locator, scrolled: boolean): Promise<string> {
  const found = await askPage(locator, scrolled);
  if (found) return found.problem;
  // The page has not loaded the functions yet.
  await locator.page().evaluate(`void ${GEOMETRY}`);
  return (await askPage(locator, scrolled))?.problem ?? 'its page went away';
}

const askPage = (locator: Locator, scrolled: boolean) =>
  locator.evaluateAll((elements, isScrolledTo) => {
    const { geometry } = globalThis as {
      geometry?: { whyUnseen: (element: Element, isScrolledTo: boolean) => string };
    };
    const [element] = elements;
    if (!element) return { problem: 'there is no such element' };
    if (elements.length > 1) return { problem: `there are ${elements.length} such elements` };
    return geometry && { problem: geometry.whyUnseen(element, isScrolledTo) };
  }, scrolled);
