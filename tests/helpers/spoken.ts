// Listens to live regions, as a screen reader does.
import type { Page } from '@playwright/test';
import { expect } from './browser';

/**
 * Records what live regions announce. A region that appears together with its text counts only if it is an alert: some
 * screen readers ignore others.
 */
function record() {
  const spoken: string[] = [];
  const known = new WeakMap<Element, string[]>();
  const isRead = ({ parentElement: box }: Node) =>
    box?.checkVisibility({ visibilityProperty: true }) && !box.closest('[inert], [aria-hidden="true"]');
  function textsOf(region: Element): string[] {
    const texts: string[] = [];
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (isRead(walker.currentNode)) texts.push(walker.currentNode.textContent ?? '');
    return texts;
  }
  const asLine = (texts: string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();
  function look() {
    for (const region of document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output')) {
      const [before, now] = [known.get(region), textsOf(region)];
      known.set(region, now);
      const isHeard = before ? asLine(before) !== asLine(now) : region.role === 'alert';
      if (!isHeard || region.ariaLive === 'off') continue;
      // A status is read as a whole; of other regions, only what is new.
      const line = asLine(region.role ? now : now.filter((text) => !before?.includes(text)));
      if (line) spoken.push(line);
    }
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  Object.assign(globalThis, { spoken });
}

/** Starts to listen on every page that is opened from now on. */
export const listen = (page: Page) => page.addInitScript(record);

/** Expects that this was announced, and once. Then forgets all announcements so far. */
export async function expectSaid(page: Page, words: string | RegExp) {
  const said = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.slice());
  const matches = async () => (await said()).filter((line) => new RegExp(words).test(line));
  await expect.poll(matches, { message: `${words} is announced` }).not.toEqual([]);
  expect(await matches(), 'it is announced once').toHaveLength(1);
  await page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken.splice(0));
}
