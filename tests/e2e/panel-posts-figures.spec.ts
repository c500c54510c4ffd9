import type { Page } from '@playwright/test';
import { picture as seeded } from '../../scripts/seed/pictures';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, createPost, draftContent } from '../helpers/posts';

const [PICTURE, OTHER] = [seeded('post-1'), seeded('post-2')];
test.use({ pictures: 'real' });

const FIGURE = `<figure><img src="${PICTURE}" alt="Uma mesa posta"><figcaption>Legenda</figcaption></figure>`;
const BODY = `<p>Antes</p>${FIGURE}<p>Depois</p>`;

const picture = (page: Page) => content(page).getByRole('img', { name: 'Uma mesa posta' });
const figure = (page: Page) => content(page).locator('figure');
const button = (page: Page) => page.getByRole('button', { name: 'Imagem', exact: true });
const form = (page: Page) => page.getByRole('dialog', { name: 'Imagem' });

/** At another place, because two clicks at one place are a double click. */
const clickElsewhere = (page: Page) => picture(page).click({ position: { x: 20, y: 20 } });

async function openText(page: Page): Promise<string> {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { content: BODY, publishedAt: null });
  await openPanel(page, `/painel/blog/${id}`);
  await expect(picture(page)).toHaveJSProperty('complete', true);
  return `posts:${id}`;
}

test('a picture in the text is selected by a click, removed by Delete or Backspace, and restored by undo', async ({
  page,
}) => {
  const record = await openText(page);
  await picture(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(figure(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Delete');
  await expect(figure(page)).toHaveCount(0);
  await expect.poll(() => draftContent(page, record)).toBe('<p>Antes</p><p>Depois</p>');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(figure(page)).toHaveText('Legenda');
  await clickElsewhere(page);
  await page.keyboard.press('Backspace');
  await expect(figure(page)).toHaveCount(0);
});

test('button, Enter and double click edit the selected picture, which stays selected', async ({ page }) => {
  await openText(page);
  await picture(page).click();
  await button(page).click();
  const address = form(page).getByLabel('Endereço da imagem');
  await expect(address).toHaveValue(PICTURE);
  await form(page).getByText('Usar um endereço').click();
  await address.fill(OTHER);
  await form(page).getByRole('button', { name: 'Aplicar' }).click();
  await expect(picture(page)).toHaveAttribute('src', OTHER);
  await expect(figure(page)).toHaveText('Legenda');
  await expect(figure(page)).toHaveCSS('outline-style', 'solid');

  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(OTHER);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();

  await content(page).getByText('Antes').click();
  await picture(page).dblclick();
  await expect(address).toHaveValue(OTHER);
  await form(page).getByRole('button', { name: 'Remover imagem' }).click();
  await expect(figure(page)).toHaveCount(0);
});

test('text typed over a selected picture goes below it', async ({ page }) => {
  const record = await openText(page);
  await picture(page).click();
  await page.keyboard.type('Entre');
  await expect.poll(() => draftContent(page, record)).toMatch(/^<p>Antes<\/p><figure>.*<\/figure><p>Entre<\/p><p>De/);

  // Keys such as dead accents, and all input on phones, arrive as a composition.
  await clickElsewhere(page);
  await expect(figure(page)).toHaveCSS('outline-style', 'solid');
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'é', selectionStart: 1, selectionEnd: 1 });
  await expect
    .poll(() => draftContent(page, record))
    .toMatch(/^<p>Antes<\/p><figure>.*<\/figure><p>é<\/p><p>Entre<\/p><p>De/);
});

test('the caption of a picture is edited like other text', async ({ page }) => {
  const record = await openText(page);
  await figure(page).getByText('Legenda').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' da mesa');
  await expect(figure(page)).toHaveText('Legenda da mesa');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  // Selecting its text with the mouse does not drag the picture.
  const caption = await figure(page).getByText('Legenda').boundingBox();
  if (!caption) throw new Error('The caption is not shown.');
  const [x, y] = [caption.x, caption.y + caption.height / 2];
  await page.mouse.move(x + 1, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 4 });
  await page.mouse.move(x + 400, y, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.type('Retrato');
  await expect.poll(() => draftContent(page, record)).toContain('<figcaption>Retrato</figcaption>');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap selects a picture', async ({ page }) => {
    await openText(page);
    await picture(page).tap();
    await expect(figure(page)).toHaveCSS('outline-style', 'solid');
    await button(page).tap();
    await expect(form(page).getByLabel('Endereço da imagem')).toHaveValue(PICTURE);
  });
});
