import { expect } from '../helpers/browser';
import { LIST, withLocation } from '../helpers/locations';
import { openPanel, test } from '../helpers/panel';
import { createProduct } from '../helpers/products';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a product’s form on a phone has a folded list of its sections, which leads to each', async ({ page }) => {
  await openPanel(page);
  const { id } = await createProduct(page);
  await page.goto(`/painel/produtos/${id}`);
  const sections = page.getByRole('navigation', { name: 'Seções deste produto' });
  await expect(page.getByLabel('Nome', { exact: true })).toBeOnScreen();
  await expect(sections).toBeHidden();
  await page.getByText('Seções deste produto').click();
  await expect(sections.getByRole('button')).toHaveText([
    'Galeria',
    'Descrição longa',
    'Benefícios',
    'Informação nutricional',
    'Ingredientes e alergênicos',
    'Combina com',
    'Nos buscadores e no WhatsApp',
  ]);
  const firstField = {
    'Descrição longa': page.getByLabel('Descrição longa'),
    'Informação nutricional': page.getByLabel('Porção', { exact: true }),
    'Ingredientes e alergênicos': page.getByLabel('Ingredientes', { exact: true }),
    'Nos buscadores e no WhatsApp': page.getByRole('button', { name: 'Personalizar' }),
  };
  for (const [section, field] of Object.entries(firstField)) {
    await page.evaluate(() => scrollTo(0, 0));
    await expect(field).not.toBeInViewport();
    await sections.getByRole('button', { name: section }).click();
    await expect(field).toBeOnScreen();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
  }
});

test('a store’s form on a phone has a folded list of its sections, which leads to each', async ({ page }) => {
  const { id } = await withLocation(page);
  await page.goto(`${LIST}/${id}`);
  const sections = page.getByRole('navigation', { name: 'Seções deste local' });
  await expect(page.getByLabel('Nome', { exact: true })).toBeOnScreen();
  await expect(sections).toBeHidden();
  await page.getByText('Seções deste local').click();
  const titles = ['No mapa', 'Contato', 'Horários', 'Datas especiais', 'Entrega', 'Pedidos'];
  await expect(sections.getByRole('button')).toHaveText(titles);
  for (const title of titles) {
    const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(heading).not.toBeInViewport();
    await sections.getByRole('button', { name: title }).click();
    await expect(heading).toBeOnScreen();
  }
  await sections.getByRole('button', { name: 'Entrega' }).click();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Bairros atendidos')).toBeFocused();
});
