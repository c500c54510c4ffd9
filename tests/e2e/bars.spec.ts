// Bars at the edge of the window lie over cards, whose buttons lie over their own links.
import type { Locator, Page } from '@playwright/test';
import { expect, keepInStore, open, test } from '../helpers/browser';

const THREE = JSON.stringify([1, 2, 3].map((number) => ({ category: 'soulshake', number })));

type Bar = { path: string; bar: (page: Page) => Locator; button: (page: Page) => Locator };

const BARS: Record<string, Bar> = {
  'the order of a product': {
    path: '/produtos/soulshake/9',
    bar: (page) => page.getByRole('region', { name: 'Pedir este produto' }),
    button: (page) => page.getByRole('region', { name: 'Combina com' }).getByRole('button', { name: /^Adicionar/ }),
  },
  'the choice to compare': {
    path: '/produtos/soulshake',
    bar: (page) => page.locator('form#comparar[data-some]'),
    button: (page) => page.getByRole('main').getByRole('button', { name: /^Adicionar/ }),
  },
  'the names of what is compared': {
    path: '/comparar?produtos=soulshake-1&produtos=soulshake-2&produtos=soulshake-3',
    bar: (page) => page.locator('.compare-names'),
    button: (page) => page.getByRole('row', { name: 'Pedir' }).getByRole('button'),
  },
};

/** Scrolls the button under the bar; returns the spots of the bar at which another element is hit. */
async function othersWithin(bar: Locator, button: Locator): Promise<string[]> {
  const pressed = await button.elementHandle();
  return bar.evaluate(async (element, under) => {
    const middle = (one: Element) => {
      const { top, height } = one.getBoundingClientRect();
      return top + height / 2;
    };
    if (under instanceof Element) scrollBy({ top: middle(under) - middle(element), behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const { left, right } = element.getBoundingClientRect();
    const others = new Set<string>();
    for (let x = left + 4; x < right; x += 8) {
      const hit = document.elementFromPoint(x, middle(element));
      if (hit && !element.contains(hit)) others.add(hit.closest('button, a')?.ariaLabel ?? hit.outerHTML.slice(0, 80));
    }
    return [...others];
  }, pressed);
}

for (const [name, { path, bar, button }] of Object.entries(BARS)) {
  test(`a press on the bar of ${name} never reaches the card below it`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keepInStore(page, 'soul-compared', THREE);
    await open(page, path);
    const first = button(page).first();
    await first.scrollIntoViewIfNeeded();
    // During its fade-in, content is below the bar in any case.
    await expect(first).toBeOnScreen();
    await expect(bar(page)).toBeOnScreen();
    expect(await othersWithin(bar(page), first)).toEqual([]);
  });
}
