import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

test.describe('what is no search yet', () => {
  test('the beginning of a postal code says what is missing, and is no result', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { search, lines } = finder(page.getByRole('main'));
    await search.fill('0407');
    await expect(page.getByText('CEP incompleto: faltam 4 números', { exact: true })).toBeOnScreen();
    await expect(page.getByText(/para “0407”/)).toHaveCount(0);
    await search.fill('04071');
    await expect(page.getByText('CEP incompleto')).toHaveCount(0);
    // The number of an address is a search.
    await search.fill('182');
    await expect(lines).toHaveText([/Soul Icaraí/]);
    await expect(page.getByText('1 unidade para “182”')).toHaveCount(1);
    await page.goto('/onde-estamos?busca=2910');
    await expect(page.getByText('CEP incompleto: faltam 4 números', { exact: true })).toBeOnScreen();
  });

  test('spaces find and say nothing', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { search } = finder(page.getByRole('main'));
    await search.fill('  ');
    await search.press('Enter');
    await expect(page.getByText('33 unidades', { exact: true })).toBeOnScreen();
    await expect(page.getByText(/para “/)).toHaveCount(0);
    await expect(page).toHaveURL('/onde-estamos');
    await page.goto('/onde-estamos?busca=++');
    await expect(page.getByText(/para “/)).toHaveCount(0);
  });
});
