import { expect, open, test } from '../helpers/browser';

const PATHS = [
  '/blog/1',
  '/produtos/soulshake/1',
  '/perguntas-frequentes',
  '/onde-estamos',
  '/contato',
  '/licencie',
  '/sobre',
];

for (const path of PATHS) {
  test(`${path} prints its content without controls, below the brand and above its address`, async ({ page }) => {
    await page.setViewportSize({ width: 680, height: 960 });
    await open(page, path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeHidden();
    await expect(page.locator('.button:visible, .chip:visible, iframe:visible')).toHaveCount(0);
    await expect(page.locator('button:visible:not(.location-list button)')).toHaveCount(0);
    await expect(page.locator('input:visible, select:visible, textarea:visible')).toHaveCount(0);
    const wordmark = page.getByRole('banner').getByRole('link', { name: 'Soul, página inicial' });
    const [mark, title] = [await wordmark.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()];
    expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    await expect(page.getByRole('contentinfo')).toContainText('Av. Champagnat, 100');
    await expect(page.getByRole('contentinfo').getByText('Av. Champagnat, 100')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
    expect(await page.getByRole('main').evaluate(illegible)).toEqual([]);
  });
}

/** Returns the texts that are too light for paper, or cut at its edge. Runs in the page. */
function illegible(main: HTMLElement) {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const isLight = (colour: string) => {
    if (!canvas) return true;
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue > 450;
  };
  const cut = [...main.querySelectorAll('*')].filter(
    (element) =>
      getComputedStyle(element).overflowX !== 'visible' &&
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1,
  );
  const texts = document.createNodeIterator(main, NodeFilter.SHOW_TEXT);
  const light: Element[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (node.nodeValue?.trim() && element?.checkVisibility() && isLight(getComputedStyle(element).color))
      light.push(element);
  }
  return [...light, ...cut].map(({ textContent }) => textContent.slice(0, 80));
}

test('what cannot be done on paper is not printed, and leaves no empty heading or row', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/produtos/soulshake/1');
  await expect(page.getByRole('heading', { name: 'Benefícios' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Toda a linha Soul Shake' })).toBeHidden();
  await open(page, '/comparar?produtos=soulshake-9,soulcrunch-1');
  await expect(page.getByRole('rowheader', { name: 'Porção', exact: true })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Pedir' })).toBeHidden();
});

test('a page with a header picture prints without it', async ({ page }) => {
  for (const path of ['/contato', '/perguntas-frequentes', '/produtos/soulshake', '/produtos/soulshake/caixa']) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    const header = page.getByRole('main').locator('header');
    await expect(header.getByRole('img')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(header.getByRole('img')).toBeHidden();
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(header.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  }
});

test('every answer is printed below its question, closed on the screen or not', async ({ page }) => {
  for (const [path, subject] of [
    ['/perguntas-frequentes', 'Pedidos'],
    ['/licencie', 'Perguntas de quem está decidindo'],
  ] as const) {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    const answers = page.getByRole('region', { name: subject }).getByRole('paragraph');
    await expect(answers).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    expect(await answers.count()).toBeGreaterThan(3);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
  }
});

test('every location is printed in full height', async ({ page }) => {
  await page.setViewportSize({ width: 680, height: 960 });
  await open(page, '/onde-estamos');
  await page.emulateMedia({ media: 'print' });
  const list = page.locator('.location-list');
  await expect(list.getByRole('listitem')).toHaveCount(33);
  expect(await list.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  // On screen each line is a button; print hides buttons.
  for (const line of await list.getByRole('listitem').all()) {
    await expect(line.getByText(' - ').first()).toBeVisible();
    expect((await line.boundingBox())?.height).toBeGreaterThan(40);
  }
});

test('what belongs together stays on one sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page, '/blog/1');
  await expect(page.getByRole('navigation', { name: 'Neste artigo' })).toHaveCSS('break-inside', 'avoid');
  await open(page, '/produtos/soulshake/1');
  const ingredients = page.getByRole('region', { name: 'Ingredientes' });
  await expect(ingredients.getByRole('heading')).toHaveCSS('break-after', 'avoid');
  await expect(ingredients.locator('> div')).toHaveCSS('break-inside', 'avoid');
  await open(page, '/comparar?produtos=soulshake-9,soulcrunch-1');
  const title = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Bom saber' }) });
  await expect(title).toHaveCSS('break-after', 'avoid');
});
