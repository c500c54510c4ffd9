// Lists and dialogs of the panel on a touch screen.
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { openUploaded } from '../helpers/panel-pictures';
import { pictureFile } from '../helpers/picture-files';

test.use({ hasTouch: true });

/** Minimum size of a target for fingers, in px. */
const FINGER = 44;

for (const path of ['/painel/slides', '/painel/produtos', '/painel/produtos/categorias', '/painel/locations']) {
  test(`on a tablet the buttons in the rows of ${path} are large enough for a finger`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPanel(page, path);
    await expect(page.getByRole('button', { name: /^Excluir / }).first()).toBeVisible();
    const buttons = page.locator('main td .button').filter({ visible: true });
    const sizes = await buttons.evaluateAll((all) =>
      all.map((button) => Math.min(button.getBoundingClientRect().width, button.getBoundingClientRect().height)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(FINGER);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  });
}

test('words for a mouse or a keyboard are words for a finger here', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUploaded(page, await pictureFile());
  await expect(page.getByText('Toque no que não pode ser cortado.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText(/setas do teclado/)).toBeHidden();
  await expect(page.getByRole('slider', { name: 'Ponto focal' })).toHaveAccessibleDescription(
    'Toque no que não pode ser cortado.',
  );
  await page.goto('/painel/paginas/sobre');
  await expect(page.getByText('Toque num texto ou numa imagem para editar.')).toBeOnScreen({ scrolled: true });
});

for (const viewport of [
  { width: 390, height: 420 },
  { width: 844, height: 390 },
]) {
  test(`in a window of ${viewport.width} × ${viewport.height} pictures are chosen without a keyboard, and the dialog’s buttons stay in sight`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPanel(page, '/painel/slides/novo');
    await page.getByRole('button', { name: 'Escolher da Mídia' }).first().click();
    const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
    await expect(picker.getByRole('heading', { name: 'Escolher da Mídia' })).toBeFocused();
    const pictures = picker.getByRole('list', { name: 'Imagens' }).getByRole('button');
    await expect(picker.getByRole('button', { name: 'Cancelar' })).toBeOnScreen();
    await pictures.nth(5).focus();
    await expect(pictures.nth(5)).toBeInViewport();
    await expect(picker.getByRole('button', { name: 'Cancelar' })).toBeOnScreen();
    await picker.getByRole('button', { name: 'Cancelar' }).click();
    await expect(picker).toBeHidden();
  });
}

for (const width of [390, 320]) {
  test(`at ${width} px three buttons of a dialog are stacked, each as wide as the dialog, the main one last`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPanel(page, '/painel/slides/novo');
    await page.getByLabel('Título', { exact: true }).fill('Ainda não salvo');
    await page.getByRole('link', { name: 'Cancelar' }).click();
    const buttons = page.getByRole('dialog', { name: 'Descartar alterações?' }).getByRole('button');
    await expect(buttons).toHaveText(['Continuar editando', 'Descartar', 'Guardar e sair']);
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(new Set(tops).size).toBe(3);
    expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
    for (const button of await buttons.all()) await expect(button).toBeOnScreen();
  });
}
