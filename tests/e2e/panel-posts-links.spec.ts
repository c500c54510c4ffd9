import type { Page } from '@playwright/test';
import { expect, hold } from '../helpers/browser';
import { forget, openPanel, test } from '../helpers/panel';
import { content, createPost, expectContent } from '../helpers/posts';

const NEW = '/painel/blog/novo';

/** Opens a new post, and the dialog for a link in its empty text. */
async function openLinkDialog(page: Page) {
  await openPanel(page, NEW);
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+k');
  return page.getByRole('dialog', { name: 'Link' });
}

test('the target of a link is typed on a keyboard for words, which begins in lower case', async ({ page }) => {
  const address = (await openLinkDialog(page)).getByLabel('Endereço do link');
  await expect(address).toBeOnScreen();
  await expect(address).not.toHaveAttribute('inputmode');
  await expect(address).toHaveAttribute('autocapitalize', 'none');
});

test('a link to a missing page gets a warning, and is applied on a second press', async ({ page }) => {
  const dialog = await openLinkDialog(page);
  const address = dialog.getByLabel('Endereço do link');
  await address.fill('/pagina-que-nao-existe');
  await dialog.getByLabel('Texto do link').fill('Em breve');
  await page.keyboard.press('Enter');
  const doubt = dialog.getByRole('status').getByText('Não há página neste endereço');
  await expect(doubt).toBeOnScreen();
  await expect(content(page)).not.toContainText('Em breve');

  // A changed address is checked again.
  await address.fill('/pagina-que-vem');
  await expect(doubt).toBeHidden();
  await dialog.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(doubt).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Aplicar assim mesmo' }).click();
  await expect(dialog).toBeHidden();
  await expectContent(page, '<p><a href="/pagina-que-vem">Em breve</a></p>');
});

test('a link to an existing page is applied at once, and an external one is not checked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/panel/posts/links') asked.push(url.searchParams.get('address') ?? '');
  });
  await openPanel(page, NEW);
  await content(page).focus();
  for (const [address, text] of [
    ['/produtos/soulshake/1', 'Chocolate'],
    // The site's own pages are known.
    ['/sobre', 'A marca'],
    ['https://example.com/nada', 'Fora'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Endereço do link').fill(address);
    await dialog.getByLabel('Texto do link').fill(text);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(content(page).getByRole('link', { name: text })).toBeVisible();
    await page.keyboard.type(' e ');
  }
  expect([...new Set(asked)]).toEqual(['/produtos/soulshake/1']);
});

test('the whole name of a page is applied as a link to it, with the page’s name as its text', async ({ page }) => {
  const dialog = await openLinkDialog(page);
  // Entered before the search has answered.
  await dialog.getByLabel('Endereço do link').fill('soul shake');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expectContent(page, '<p><a href="/produtos/soulshake">Soul Shake</a></p>');
});

test('a part of a page’s name gets an error, and is not applied', async ({ page }) => {
  const dialog = await openLinkDialog(page);
  const address = dialog.getByLabel('Endereço do link');
  await address.fill('soul sha');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveValue('soul sha');
});

test('a dialog closed while its link is checked applies nothing', async ({ page }) => {
  await openPanel(page, NEW);
  await content(page).focus();
  const release = await hold(page, '/api/panel/posts/links?*', { isDead: false });
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Endereço do link').fill('/blog/1');
  const asked = page.waitForRequest(/posts\/links/);
  await page.keyboard.press('Enter');
  await asked;
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const answered = page.waitForResponse(/posts\/links/);
  release();
  await answered;
  await page.keyboard.type('Depois');
  await expectContent(page, '<p>Depois</p>');
});

test('a link in the text shows its address, and is changed and removed from there', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, {
    content: '<p>Veja <a href="/produtos">o cardápio</a> hoje.</p>',
    publishedAt: null,
  });
  await openPanel(page, `/painel/blog/${id}`);
  const bubble = page.getByRole('group', { name: 'Link do texto' });
  await content(page)
    .getByText('Veja')
    .click({ position: { x: 4, y: 8 } });
  await expect(bubble).toHaveCount(0);
  await content(page).getByRole('link').click();
  await expect(bubble.getByRole('link', { name: /^\/produtos/ })).toBeOnScreen();
  // By keyboard, Tab goes to it from the text.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(bubble.getByRole('button', { name: 'Editar link' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Link', exact: true });
  await expect(dialog.getByLabel('Endereço do link')).toHaveValue('/produtos');
  // Typing replaces the previous value.
  await page.keyboard.type('/sobre');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(content(page).getByRole('link')).toHaveAttribute('href', '/sobre');
  await bubble.getByRole('button', { name: 'Remover link' }).click();
  await expect(content(page).getByRole('link')).toHaveCount(0);
  await expect(bubble).toHaveCount(0);
  await expect(content(page)).toBeFocused();
});

test('a failed search for a page to link to says so', async ({ page, problems }) => {
  await openPanel(page, NEW);
  const failure = { error: 'O serviço caiu.', code: 'unavailable' };
  await page.route('**/api/search?*', (route) => route.fulfill({ status: 503, json: failure }));
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByLabel('Endereço do link').fill('xyzxyz');
  await expect(dialog.getByText('Não conseguimos buscar agora.')).toBeOnScreen();
  forget(problems, 'status of 503');
});
