// What a save does to what visitors see, and the question before a post without text goes on the site.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, openPanel, test } from '../helpers/panel';
import { content, createPost, dialog, readPost, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const NEW = '/painel/blog/novo';
const title = (page: Page) => page.getByLabel('Título', { exact: true });
const effect = (page: Page, text: string) => page.locator('form[data-save]').getByText(`“Salvar” ${text}`);
const question = (page: Page) => page.getByRole('dialog', { name: 'Publicar sem texto?' });

async function found(page: Page, words: string): Promise<object[]> {
  const path = `/api/panel/posts?search=${encodeURIComponent(words)}`;
  return (await callApi<{ rows: object[] }>(page, 'GET', path)).rows;
}

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

test('the address of a published post is copied from its details, and a draft has none to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const { id } = await createPost(page);
  await page.goto(`/painel/blog/${id}`);
  await page.getByRole('button', { name: 'Detalhes', exact: true }).click();
  const copy = page.getByRole('button', { name: 'Copiar endereço' });
  await copy.click();
  await expect(page.getByRole('status').getByText('Copiado', { exact: true })).toBeOnScreen();
  const { origin } = new URL(page.url());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${origin}/blog/${id}`);
  const draft = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${draft.id}`);
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(draft.title);
  await expect(copy).toHaveCount(0);
});

test('a new post without text is saved after a question: as a draft, or on the site', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = uniqueName('Sem texto');
  await openPanel(page, NEW);
  // A missing title comes first.
  await save(page).click();
  await expect(page.getByText('Informe o título.')).toBeOnScreen();
  await title(page).fill(name);
  await page.getByRole('button', { name: 'Detalhes', exact: true }).click();
  await save(page).click();
  await expect(question(page)).toBeOnScreen();
  await question(page).getByRole('button', { name: 'Voltar ao texto' }).click();
  await expect(content(page)).toBeFocused();
  await expect(content(page)).toBeOnScreen();
  expect(await found(page, name)).toEqual([]);

  await save(page).click();
  await question(page).getByRole('button', { name: 'Guardar rascunho' }).click();
  await expectToast(page, 'Postagem criada');
  await expect(page).toHaveURL(/\/painel\/blog\/\d+$/);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  expect(await readPost(page, id)).toMatchObject({ title: name, publishedAt: null });

  await page.getByRole('button', { name: 'Detalhes', exact: true }).click();
  await page.getByRole('radio', { name: 'Publicar agora' }).check();
  await page.keyboard.press('ControlOrMeta+s');
  await question(page).getByRole('button', { name: 'Publicar assim' }).click();
  await expectToast(page, 'Postagem atualizada');
  expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);
  // It was on the site before, so nothing is asked.
  await page.getByLabel('Resumo').fill('Um resumo tão longo quanto os que os artigos de verdade têm.');
  await save(page).click();
  await expect(page.getByText(/^Salvo às/)).toBeOnScreen();
  await expect(question(page)).toHaveCount(0);
});

test('Esc at the question leads back to the form, and a post with text is published without one', async ({ page }) => {
  const name = uniqueName('Com texto');
  await openPanel(page, NEW);
  await title(page).fill(name);
  await save(page).click();
  await expect(question(page)).toBeOnScreen();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(dialog(page, 'Nova Postagem')).toBeVisible();
  await page.keyboard.type('Agora com texto.');
  await expect(content(page)).toHaveText('Agora com texto.');
  await page.getByLabel('Data no site').fill('2019-03-14T09:26');
  await save(page).click();
  await expectToast(page, 'Postagem criada', 'A nova postagem foi adicionada com sucesso. Ela já está no site.');
});
