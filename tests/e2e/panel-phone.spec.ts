import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { createLocation } from '../helpers/locations';
import { forget, hidePresence, openPanel, signInAdmin, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';
import { createProduct } from '../helpers/products';
import { uniqueName } from '../helpers/unique-name';
import { kept } from '../helpers/working-copies';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Maximum offset of the first record, in px: a good third of the window is for the content above it. */
const HEAD = 320;

for (const [screen, heading] of [
  ['/painel/blog', 'Blog'],
  ['/painel/produtos', 'Produtos'],
  ['/painel/produtos/categorias', 'Categorias'],
  ['/painel/locations', 'Lojas'],
  ['/painel/slides', 'Slides'],
  ['/painel/perguntas', 'Perguntas frequentes'],
] as const) {
  test(`${screen} shows its first record near the top, with its filters behind a button`, async ({ page }) => {
    await openPanel(page, screen);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeOnScreen();
    const first = page.locator('main [data-record]').first();
    await expect(first).toBeOnScreen();
    expect((await first.boundingBox())?.y).toBeLessThan(HEAD);
    const filters = page.locator('main select');
    if ((await filters.count()) === 0) return;
    await expect(filters.first()).toBeHidden();
    await page.getByRole('button', { name: 'Filtros', exact: true }).click();
    await expect(filters.first()).toBeOnScreen();
  });
}

test('the editor’s toolbar fades at the side where it can be scrolled', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  // The scrolling part, without the fixed table button.
  const toolbar = page.getByRole('toolbar', { name: 'Formatação' }).locator('[data-more]');
  await expect(toolbar).toHaveAttribute('data-more', 'end');
  await toolbar.evaluate((row) => row.scrollTo({ left: 60 }));
  await expect(toolbar).toHaveAttribute('data-more', 'start end');
  await expect(toolbar).toHaveCSS('mask-image', /32px.*32px/);
  await toolbar.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect(toolbar).toHaveAttribute('data-more', 'start');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(toolbar).toHaveAttribute('data-more', '');
});

test('the actions on unsaved changes are beside the words about them, below a short bar', async ({ page }) => {
  await openPanel(page);
  const { id } = await createPost(page);
  await page.goto(`/painel/blog/${id}`);
  await page.getByLabel('Título', { exact: true }).fill(uniqueName('Postagem'));
  await expect(kept(page)).toBeOnScreen();
  const bar = page.locator('form[data-save] [data-head]');
  const words = await bar.getByText('Alterações não publicadas').boundingBox();
  for (const name of ['Link de prévia', 'Comparar', 'Descartar']) {
    const action = bar.getByRole('button', { name });
    await expect(action).toBeOnScreen();
    expect(middleOf(await action.boundingBox())).toBeGreaterThan(words?.y ?? Number.POSITIVE_INFINITY);
    expect((await action.boundingBox())?.y).toBeLessThan(middleOf(words));
  }
  // There is no tooltip for a finger, so each icon has a caption.
  for (const caption of ['No site', 'Histórico', 'Link', 'Comparar', 'Descartar'])
    await expect(bar.getByText(caption, { exact: true }).filter({ visible: true }).last()).toBeOnScreen();
  // A fifth of the window: the keyboard of a phone takes half of it.
  expect((await bar.boundingBox())?.height).toBeLessThan(844 / 5);
});

test('without a network the bar stays short after a failed save, and tells the reason on demand', async ({
  page,
  problems,
}) => {
  await openPanel(page);
  const { id } = await createPost(page);
  await page.goto(`/painel/blog/${id}`);
  await expect(page.getByRole('textbox', { name: 'Conteúdo' })).toBeVisible();
  await page.context().setOffline(true);
  const title = page.getByLabel('Título', { exact: true });
  await title.fill(uniqueName('Postagem'));
  await title.blur();
  const bar = page.locator('form[data-save] [data-head]');
  const whereabouts = bar.getByRole('button', { name: 'só neste navegador' });
  await expect(whereabouts).toBeOnScreen();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Erro ao salvar')).toBeOnScreen();
  await expect(bar.getByText('“Salvar” não deu certo. Tente de novo.')).toBeAttached();
  expect((await bar.boundingBox())?.height).toBeLessThan(844 / 5);
  const reason = bar.getByText('Sem conexão. Verifique sua internet', { exact: false }).last();
  await expect(reason).toBeHidden();
  await whereabouts.click();
  await expect(reason).toBeOnScreen();
  await page.context().setOffline(false);
  // Once the server keeps the words, nothing is left to try again.
  await expect(kept(page)).toBeOnScreen();
  await expect(bar.getByText('não deu certo')).toHaveCount(0);
  forget(problems, 'ERR_INTERNET_DISCONNECTED');
});

for (const width of [390, 320]) {
  test(`at ${width} px the bar of a new record says that only this browser has the words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPanel(page, '/painel/blog/novo');
    const bar = page.locator('form[data-save] [data-head]');
    await page.getByLabel('Título', { exact: true }).fill(uniqueName('Postagem'));
    await expect(bar.getByText('Só neste navegador')).toBeOnScreen();
    await expect(bar.getByText('“Salvar” publica no site agora')).toBeOnScreen();
    await page.goto('/painel/slides/novo');
    await page.getByLabel('Título', { exact: true }).fill(uniqueName('Postagem'));
    await expect(bar.getByText('Só neste navegador')).toBeOnScreen();
  });

  test(`at ${width} px the bar of a saved record leads to the site, and shows its last writer whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await openPanel(page);
    const { id } = await createPost(page);
    await page.goto(`/painel/blog/${id}`);
    const bar = page.locator('form[data-save] [data-head]');
    await expect(bar.getByRole('link', { name: 'Ver no site' })).toBeOnScreen();
    const words = bar.getByText(/^Última alteração por você, em /);
    await expect(words).toBeOnScreen();
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
}

for (const [noun, pathOf] of [
  // Tests of the order of the slides would count another one.
  ['slide', async () => '/painel/slides/3'],
  ['product', async (page: Page) => `/painel/produtos/${(await createProduct(page)).id}`],
  ['location', async (page: Page) => `/painel/locations/${(await createLocation(page)).id}`],
] as const) {
  test(`the bar of a ${noun} keeps the record’s name in sight, in one line, while the form scrolls`, async ({
    page,
  }) => {
    await signInAdmin(page);
    await hidePresence(page);
    await openPanel(page, await pathOf(page));
    const bar = page.locator('form[data-save] [data-head]');
    const name = bar.locator('[data-name]');
    await expect(name).toHaveText(/\w/);
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(bar.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(name).toBeOnScreen();
    await expect(page.getByRole('button', { name: 'Atualizar', exact: true })).toBeOnScreen();
    expect((await name.boundingBox())?.height).toBeLessThan(30);
    const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 844 };
    expect(y + height).toBeLessThan(844 / 7);
  });
}

for (const width of [390, 360]) {
  test(`a product’s actions share the line of its switch in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPanel(page, '/painel/produtos?busca=mocha');
    const row = page.getByRole('row', { name: /Soul Coffee Mocha/ });
    const status = row.getByRole('switch', { name: 'Soul Coffee Mocha ativo' });
    await expect(status).toBeOnScreen();
    for (const action of [
      row.getByRole('switch', { name: 'Soul Coffee Mocha em destaque' }),
      row.getByRole('link', { name: 'Editar Soul Coffee Mocha' }),
      row.getByRole('button', { name: 'Excluir Soul Coffee Mocha' }),
    ]) {
      await expect(action).toBeOnScreen();
      expect(middleOf(await action.boundingBox())).toBeCloseTo(middleOf(await status.boundingBox()), 0);
    }
    await expect(row.getByText(/^R\$/).filter({ visible: true })).toBeOnScreen();
  });
}

test('the position of a filtered slide is in the line of its switch', async ({ page }) => {
  await openPanel(page, '/painel/slides?status=ativos');
  const row = page.locator('main tbody tr').first();
  const position = row.getByText('1', { exact: true });
  await expect(position).toBeOnScreen();
  // Within 5 px: a line of text is not exactly as high as a switch.
  expect(middleOf(await position.boundingBox())).toBeCloseTo(middleOf(await row.getByRole('switch').boundingBox()), -1);
});

type Box = { y: number; height: number } | null;
const middleOf = (box: Box) => (box ? box.y + box.height / 2 : Number.NaN);
