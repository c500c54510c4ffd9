import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: typeof import('axe-core');

/**
 * What breaks WCAG 2.2 AA or axe's good practices on the screen as it stands, each in a line. Colours and the size of
 * targets are judged by `geometry.ts`, which measures what is painted; a screen on its way has no title yet. `onlyNew`
 * leaves out what was judged in this page before: a window of another size shows the rest.
 */
export async function violationsOf(page: Page, { loading = false, onlyNew = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([values, titled, onlyFresh]) => {
      const memory = globalThis as { judged?: WeakMap<Element, boolean> };
      const { judged = new WeakMap<Element, boolean>() } = memory;
      memory.judged = judged;
      const fresh = new Set<Element>();
      for (const element of document.querySelectorAll('body *')) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        const isLarger = scrollWidth > clientWidth || scrollHeight > clientHeight;
        // What scrolls must be reached by the keyboard: it is judged again where it scrolls and did not.
        const scrolls = isLarger && /auto|scroll/.test(getComputedStyle(element).overflow);
        if (judged.get(element) !== scrolls) fresh.add(element);
        judged.set(element, scrolls);
      }
      const include = [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement));
      if (onlyFresh && include.length === 0) return [];

      // The first slide's title is the home's, in sight or not.
      const isUntitled = titled && document.querySelector('h1') === null;
      const rules = {
        'color-contrast': { enabled: false },
        'target-size': { enabled: false },
        'page-has-heading-one': { enabled: isUntitled },
      };
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false, rules };
      // In a text that is being written tables may be empty still, and the caret is what scrolls them.
      const exclude = [['iframe'], ['[contenteditable="true"] :is(th, .tableWrapper)']];
      const found = await axe.run(onlyFresh ? { include, exclude } : { exclude }, {
        ...options,
        runOnly: { type: 'tag', values },
      });
      // Of lists that focused elements control, the keys move the current option, and it is scrolled into view.
      const controlled = document.activeElement?.getAttribute('aria-controls');
      const isControlled = ({ html }: { html: string }) => !!controlled && html.includes(`id="${controlled}"`);
      return found.violations.flatMap(({ id, nodes }) => {
        const faults = id === 'scrollable-region-focusable' ? nodes.filter((node) => !isControlled(node)) : nodes;
        return faults.length === 0 ? [] : `${id}: ${faults.map(({ target }) => target.join(' ')).join(' | ')}`;
      });
    },
    [STANDARDS, !loading, onlyNew] as const,
  );
}
