import { expect, forget, hold, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

test.describe('while the browser reads the locations', () => {
  test('the page opens at once with «Carregando locais...», then shows the list', async ({ page }) => {
    await open(page, '/');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/locations', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Onde estamos' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onde estamos');
    await expect(page.getByText('Carregando locais...')).toBeOnScreen();
    answer();
    await expect(finder(page.getByRole('main')).lines).toHaveCount(33);
  });

  test('a failure leaves the list empty and shows «Erro ao carregar locais» with its message', async ({
    page,
    problems,
  }) => {
    await open(page, '/');
    await page.route('**/api/locations', (route) =>
      route.fulfill({
        status: 503,
        json: { error: 'O serviço está temporariamente indisponível.', code: 'unavailable' },
      }),
    );
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Onde estamos' }).click();
    const toast = page.getByRole('region', { name: 'Avisos' }).getByRole('alert');
    await expect(toast.getByText('Erro ao carregar locais')).toBeOnScreen();
    await expect(toast.getByText('O serviço está temporariamente indisponível.')).toBeOnScreen();
    await expect(finder(page.getByRole('main')).lines).toHaveCount(0);
    await expect(page.getByText(/\d+ unidades?/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    forget(problems, '503');
  });
});

test('a link to a store shows it on a phone, also if the code of its details comes last', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/busca?q=batel');
  const release = await hold(page, '/assets/panels-*.js');
  await page.getByRole('main').getByRole('link', { name: 'Soul Batel' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('33 unidades')).toBeAttached();
  release();
  await expect(finder(main).panel.getByRole('heading', { name: 'Soul Batel' })).toBeOnScreen();
});
