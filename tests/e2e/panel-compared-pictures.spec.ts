import { expect } from '../helpers/browser';
import { API, FIELDS, LIST, withLocation } from '../helpers/locations';
import { callApi, test } from '../helpers/panel';

const [ONE, OTHER] = [
  '/images/loja-4-1000x700-edcea4-fcc1be.webp',
  '/images/categoria-soulcoffee-900x700-efbedd-1545c5.webp',
];

test('the history shows both pictures of a replacement, and Atividade the new one', async ({ page }) => {
  const { id, name, version } = await withLocation(page, { image: ONE });
  await callApi(page, 'PUT', `${API}/${id}`, { ...FIELDS, name, image: OTHER, version });
  await page.goto(`${LIST}/${id}`);
  await page.getByRole('button', { name: 'Histórico' }).click();
  const dialog = page.getByRole('dialog', { name: 'Histórico' });
  await dialog
    .getByRole('button', { name: /^O que mudou/ })
    .first()
    .click();
  const [gone, come] = [dialog.getByRole('deletion'), dialog.getByRole('insertion')];
  await expect(gone).toContainText('saiu');
  await expect(come).toContainText('entrou');
  await expect(gone.locator('img')).toHaveAttribute('src', ONE);
  await expect(come.locator('img')).toHaveAttribute('src', OTHER);
  await expect(come.locator('img')).toBeOnScreen();

  await page.goto(`/painel/atividade?busca=${encodeURIComponent(name)}`);
  await page
    .getByRole('button', { name: /^Detalhes de/ })
    .first()
    .click();
  await expect(page.getByRole('insertion').locator('img')).toHaveAttribute('src', OTHER);
});
