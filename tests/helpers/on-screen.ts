import { expect as base, type Locator } from '@playwright/test';
import { GEOMETRY } from './geometry.ts';

type Options = {
  /** It stands in the flow of the page: one may scroll to it. What pops up must be in sight as it is. */
  scrolled?: boolean;
  timeout?: number;
};

/** Between two tries, as the assertions that come with the runner do. In ms. */
const PAUSES = [100, 250, 500];
const LONGEST_PAUSE = 1000;

/**
 * `expect(locator).toBeOnScreen()`: a person sees it now. It is in the window, on top of everything else and opaque; that
 * it stands in the document is not enough.
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

/** Empty when exactly one element is there and seen. */
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
  // The page does not know yet how to tell.
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
