import { expect, open, test } from '../helpers/browser';

test('shows the mission with its picture, the three values and a link to the products', async ({ page }) => {
  await open(page, '/sobre');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Sobre a Soul');
  const mission = main.getByRole('region', { name: 'Nossa missão' });
  await expect(mission).toContainText('a melhor parte do dia');
  for (const picture of await main.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  // Not by its title, which a test of the panel changes at the same time.
  const values = main.getByRole('region').filter({ has: page.getByRole('heading', { name: 'Qualidade' }) });
  await expect(values.getByRole('heading', { level: 3 })).toHaveText(['Qualidade', 'Inovação', 'Integridade']);
  await main.getByRole('link', { name: 'Conheça os produtos' }).click();
  await expect(page).toHaveURL('/produtos');
});
