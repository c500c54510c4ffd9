// Walks screens as somebody does who has a keyboard and hears, or sees, where it is.
import type { Locator, Page } from '@playwright/test';
import { expect } from './browser';

/** As many controls as a person would pass by before giving up. */
const PATIENCE = 60;
/** For a page to scroll to what has focus. In ms. */
const SCROLL = 2000;

/** What a screen reader says of the control that has focus: its role, its name and its state, in a line. */
async function heard(page: Page): Promise<string> {
  const [line = ''] = (await page.locator('*:focus, input:focus-within').ariaSnapshot()).split('\n');
  // A summary is a disclosure to the browser, and has no role of its own to Playwright.
  return line.replace(/^- '?|'?:?$/g, '').replace(/^text: (.+)$/, 'disclosure "$1"');
}

/** Why somebody who looks for the focus would not find it; empty when it shows. */
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
  // The way to the calendar within a date has the focus for itself, with the browser's own ring.
  const showsItself = element.matches('iframe, input[type="datetime-local"]');
  return element.matches(':focus-visible') || showsItself ? '' : 'no ring is asked for';
}

/** Focus is on something that is seen and has a name. That its ring stands out is measured by `geometry.ts`. */
async function expectFound(page: Page): Promise<string> {
  await expect.poll(() => page.evaluate(`(${whyLost})(document.activeElement)`), { timeout: SCROLL }).toBe('');
  const said = await heard(page);
  expect(said, 'what has focus has a role and a name').toMatch(/^\w+ (".+"|\/.+\/)/);
  return said;
}

/**
 * Goes on by Tab (or another key) until the control has focus, and returns what was heard on the way. Each stop must be
 * seen and must say what it is.
 */
export async function walkTo(page: Page, target: Locator, key = 'Tab'): Promise<string[]> {
  await expect(target).toBeVisible();
  const said: string[] = [];
  while (said.length < PATIENCE) {
    await page.keyboard.press(key);
    said.push(await expectFound(page));
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeOnScreen();
      return said;
    }
  }
  throw new Error(`${target} is not reached by ${key}: ${said.join(' → ')}`);
}

/** Goes to a control and presses a key there. */
export async function use(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<string[]> {
  const said = await walkTo(page, target);
  await page.keyboard.press(key);
  return said;
}

/** Goes to a field and types into it. */
export async function write(page: Page, field: Locator, text: string): Promise<string[]> {
  const said = await walkTo(page, field);
  await page.keyboard.type(text);
  return said;
}
