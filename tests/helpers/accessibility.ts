import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: typeof import('axe-core');

/**
 * Returns the violations of WCAG 2.2 AA and of axe's best practices on the current screen, one per line. Colours and target
 * sizes are left to `geometry.ts`, which measures the painted result. A loading screen has no title yet. `onlyNew` skips
 * elements already checked in this page: another window size may show more.
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
        // A scroll container must be reachable by keyboard: checked again if the element scrolls now and did not before.
        const scrolls = isLarger && /auto|scroll/.test(getComputedStyle(element).overflow);
        if (judged.get(element) !== scrolls) fresh.add(element);
        judged.set(element, scrolls);
      }
      const include = [...fresh].filter(({ parentElement }) => !parentElement || !fresh.has(parentElement));
      if (onlyFresh && include.length === 0) return [];

      // On the home page the first slide's title counts as the heading, visible or not.
      const isUntitled = titled && document.querySelector('h1') === null;
      const rules = {
        'color-contrast': { enabled: false },
        'target-size': { enabled: false },
        'page-has-heading-one': { enabled: isUntitled },
      };
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false, rules };
      // While a text is edited, its tables may still be empty, and the caret scrolls them.
      const exclude = [['iframe'], ['[contenteditable="true"] :is(th, .tableWrapper)']];
      const found = await axe.run(onlyFresh ? { include, exclude } : { exclude }, {
        ...options,
        runOnly: { type: 'tag', values },
      });
      // In lists that a focused element controls, arrow keys move the current option and scroll it into view.
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
