import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare const axe: typeof import('axe-core');

/**
 * What breaks WCAG 2.2 AA or axe's good practices on the screen as it stands, each in a line. Colours are judged by
 * `geometry.ts`, which measures what is painted; a screen on its way has no title yet.
 */
export async function violationsOf(page: Page, { loading = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([values, titled]) => {
      // The first slide's title is the home's, in sight or not.
      const isUntitled = titled && document.querySelector('h1') === null;
      // While it has focus, the skip link stands over what is skipped.
      const isSkipping = document.activeElement?.matches('.skip-link') ?? false;
      const rules = {
        'color-contrast': { enabled: false },
        'page-has-heading-one': { enabled: isUntitled },
        'target-size': { enabled: !isSkipping },
      };
      const options = { resultTypes: ['violations' as const], iframes: false, preload: false, rules };
      // In a text that is being written tables may be empty still, and the caret is what scrolls them.
      const found = await axe.run(
        { exclude: [['iframe'], ['[contenteditable="true"] :is(th, .tableWrapper)']] },
        { ...options, runOnly: { type: 'tag', values } },
      );
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    [STANDARDS, !loading] as const,
  );
}
