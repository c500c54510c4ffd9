// Walks through screens by keyboard, as a person who hears or sees the focus.
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser';

/** Maximum number of stops before the search gives up. */
const PATIENCE = 60;
/** Time a page has to scroll to the focused element, in ms; more on the shared machines of CI. */
const SCROLL = process.env.CI ? 8000 : 2000;

/** Returns the screen reader's line for the focused control: role, name and state. */
async function heard(page: Page): Promise<string> {
  const [line = ''] = (await page.locator('*:focus, input:focus-within').ariaSnapshot()).split('\n');
  // The browser treats a summary as a disclosure; Playwright has no role for it.
  return line.replace(/^- '?|'?:?$/g, '').replace(/^text: (.+)$/, 'disclosure "$1"');
}

/** Returns why the focused element cannot be found, or an empty string if it shows. */
function whyLost(element: Element): string {
  if (element === document.body) return 'focus is nowhere';
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (right - left < 1 || bottom - top < 1) return 'what has focus has no size';
  const [x, y] = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ];
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return 'what has focus is out of sight';
  const front = document.elementFromPoint(x, y);
  const isCovered = front && !element.contains(front) && !front.contains(element);
  const answersForIt = front?.closest('label')?.contains(element);
  if (isCovered && !answersForIt) return `${front.localName} "${front.textContent?.slice(0, 30)}" covers it`;
  // The parts of a date or time field have their own focus and the browser's own mark.
  const showsItself = element.matches('iframe, input:is([type="date"], [type="datetime-local"], [type="time"])');
  return element.matches(':focus-visible') || showsItself ? '' : 'no ring is asked for';
}

/** Expects the focused element to be visible and to have a name. `geometry.ts` measures the contrast of its ring. */
async function expectFound(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(`(${whyLost})(document.activeElement)`), { timeout: SCROLL }).toBe('');
  const said = await heard(page);
  expect(said, 'what has focus has a role and a name').toMatch(/^\w+ (".+"|\/.+\/)/);
  return said;
}

/** Returns what a person sees of a control: the label, if it is drawn in place of its checkbox or radio button. */
async function shownFor(target: Locator): Promise<Locator> {
  const isDrawn = await target.evaluate(
    (element) => element.getBoundingClientRect().width > 1 && element.checkVisibility({ opacityProperty: true }),
  );
  return isDrawn ? target : target.locator('xpath=ancestor::label');
}

/**
 * Presses Tab (or another key) until the control has focus, and returns what a screen reader says at each stop. Each stop
 * must be visible and have a name.
 */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  await expect(target).toBeVisible();
  const said: string[] = [];
  while (said.length < PATIENCE) {
    await page.keyboard.press(key);
    said.push(await expectFound(page));
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(await shownFor(target)).toBeOnScreen();
      return said;
    }
  }
  throw new Error(`${target} is not reached by ${key}: ${said.join(' → ')}`);
}

/** Moves focus to a control and presses a key. */
export async function use(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<string[]> {
  const said = await walkTo(page, target);
  await page.keyboard.press(key);
  return said;
}

/** Moves focus to a field and types into it. */
export async function write(page: Page, field: Locator, text: string): Promise<string[]> {
  const said = await walkTo(page, field);
  await page.keyboard.type(text);
  return said;
}

/** Goes past the header by the skip link, the page's first stop. */
export async function skip(page: Page) {
  await use(page, page.getByRole('link', { name: 'Ir para o conteúdo' }));
}
