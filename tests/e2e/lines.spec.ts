import { expect, open, test } from '../helpers/browser';

const SCREENS = [
  '/',
  '/sobre',
  '/produtos',
  '/produtos/soulicepote',
  '/produtos/suplementos/1',
  '/produtos/soulshake/1',
  '/blog',
  '/blog/1',
  '/licencie',
  '/onde-estamos?local=1',
  '/politica-de-privacidade',
  '/biocasaforte',
];

/** Texts that must stay on one line, defined independently of the product's code. */
const TOGETHER = String.raw`,\s\d+\s-|R\$\s\d|\d\s(?:ml|g|kg|kcal|mg)(?![\p{L}\d])|\p{L}-\p{L}|\S\s-\u2060?\s\S`;

for (const path of SCREENS) {
  test(`no line of ${path} breaks inside an amount, a hyphenated word or before the dash of an address`, async ({
    page,
  }) => {
    await open(page, path);
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(brokenIn, TOGETHER), `${width} px`).toEqual([]);
    }
  });
}

/** Returns the matches within one text whose letters are painted on more than one line. */
function brokenIn(pattern: string): string[] {
  const found: string[] = [];
  for (const block of document.querySelectorAll('main :is(p, li, h1, h2, h3, td, th, dd, button), footer p')) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const letters: { node: Node; offset: number }[] = [];
    let text = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.sr-only, select, p, li, h1, h2, h3, td, th, dd, button') !== block) continue;
      for (let offset = 0; offset < (node.textContent?.length ?? 0); offset += 1) letters.push({ node, offset });
      text += node.textContent;
    }
    for (const match of text.matchAll(new RegExp(pattern, 'gu'))) {
      const lines = new Set<number>();
      for (const { node, offset } of letters.slice(match.index, match.index + match[0].length)) {
        const range = document.createRange();
        range.setStart(node, offset);
        range.setEnd(node, offset + 1);
        const box = range.getBoundingClientRect();
        if (box.height > 0 && box.width > 0) lines.add(Math.round(box.bottom / 4));
      }
      if (Math.max(...lines) - Math.min(...lines) > 2) found.push(text.slice(match.index - 12, match.index + 16));
    }
  }
  return found;
}

test('headings are balanced and paragraphs avoid a single last word', async ({ page }) => {
  await open(page, '/licencie');
  for (const heading of await page.locator('h1, h2, h3').all()) await expect(heading).toHaveCSS('text-wrap', 'balance');
  await expect(page.getByRole('main').locator('p').first()).toHaveCSS('text-wrap', 'pretty');
});

test('«Ops» does not touch the title below it', async ({ page }) => {
  for (const width of [320, 844, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/offline');
    const gap = await page.evaluate(() => {
      const status = document.querySelector('main section > p');
      const title = document.querySelector('h1');
      if (!status || !title) return Number.NaN;
      const style = getComputedStyle(status);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) return Number.NaN;
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const { actualBoundingBoxDescent, fontBoundingBoxAscent, fontBoundingBoxDescent } = canvas.measureText('Ops');
      const box = status.getBoundingClientRect();
      const baseline =
        box.top + (box.height - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2 + fontBoundingBoxAscent;
      return title.getBoundingClientRect().top - (baseline + actualBoundingBoxDescent);
    });
    expect(gap, `${width} px`).toBeGreaterThan(4);
  }
});

test('the rule of the footer aligns with its content', async ({ page }) => {
  await open(page, '/blog');
  for (const width of [320, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [rule, content] = await page.evaluate(() =>
      ['.foot-end', '.foot-claim'].map(
        (name) => document.querySelector(`footer ${name}`)?.getBoundingClientRect().left,
      ),
    );
    expect(rule).toBeCloseTo(content ?? Number.NaN, 0);
  }
});
