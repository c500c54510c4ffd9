import { expect, hold } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, expectContent } from '../helpers/posts';

const NEW = '/painel/blog/novo';

test('a link to no page is doubted, and applied when that is asked for once more', async ({ page }) => {
  await openPanel(page, NEW);
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const address = dialog.getByLabel('Endereço do link');
  await address.fill('/pagina-que-nao-existe');
  await dialog.getByLabel('Texto do link').fill('Em breve');
  await page.keyboard.press('Enter');
  const doubt = dialog.getByRole('status').getByText('Não há página neste endereço');
  await expect(doubt).toBeOnScreen();
  await expect(content(page)).not.toContainText('Em breve');

  // Another address is another question.
  await address.fill('/pagina-que-vem');
  await expect(doubt).toBeHidden();
  await dialog.getByRole('button', { name: 'Aplicar', exact: true }).click();
  await expect(doubt).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Aplicar assim mesmo' }).click();
  await expect(dialog).toBeHidden();
  await expectContent(page, '<p><a href="/pagina-que-vem">Em breve</a></p>');
});

test('a link to a page is applied at once, and nothing is asked for another site', async ({ page }) => {
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

test('a dialog that is closed while its link is asked for applies nothing', async ({ page }) => {
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
