// What a save does to what visitors see.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';

const NEW = '/painel/blog/novo';
const title = (page: Page) => page.getByLabel('Título', { exact: true });
const effect = (page: Page, text: string) => page.locator('form[data-save]').getByText(`“Salvar” ${text}`);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]) {
  test(`at ${viewport.width} px the bar says what “Salvar” does, and follows the chosen publication`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPanel(page, NEW);
    await expect(effect(page, 'publica no site agora')).toBeOnScreen();
    await title(page).fill('Chá de capim-santo');
    await expect(effect(page, 'publica no site agora')).toBeOnScreen();
    const details = page.getByRole('button', { name: 'Detalhes', exact: true });
    if (await details.isVisible()) await details.click();
    await page.getByRole('radio', { name: 'Rascunho' }).check();
    await expect(effect(page, 'guarda como rascunho')).toBeOnScreen();
    await page.getByRole('radio', { name: 'Agendar' }).check();
    await page.getByLabel('Data e hora').fill('2099-05-04T08:30');
    await expect(effect(page, 'agenda para 04/05/2099 às 08:30')).toBeOnScreen();

    const { id } = await createPost(page, { content: '<p>No site.</p>' });
    await page.goto(`/painel/blog/${id}`);
    await expect(title(page)).toBeVisible();
    await expect(effect(page, '')).toHaveCount(0);
    await title(page).fill('Outro título');
    await expect(page.getByText('guardadas às')).toBeAttached();
    // On phones the time of the last keeping has the second line, unless the post gets another state.
    if (viewport.width > 400) await expect(effect(page, 'muda o site na hora')).toBeOnScreen();
    if (await details.isVisible()) await details.click();
    await page.getByRole('radio', { name: 'Rascunho' }).check();
    await expect(effect(page, 'tira do site e guarda como rascunho')).toBeOnScreen();
  });
}
