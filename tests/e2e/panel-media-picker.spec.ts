import type { Medium } from '../../src/shared/media';
import { expect } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { callApi, openPanel, test } from '../helpers/panel';
import { chooser, openUploaded, tile } from '../helpers/panel-pictures';
import { bring, pictureFile } from '../helpers/picture-files';
import { createPost, save } from '../helpers/posts';

test('a field takes a picture that is pasted into the dialog, and a picture in use cannot be deleted', async ({
  page,
}) => {
  const file = await pictureFile(1000, 600);
  await openPanel(page);
  // A post: a new slide would change the order that other tests check at the same time.
  const { id, title } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const address = page.getByRole('textbox', { name: 'URL da Imagem' });
  await page.getByRole('button', { name: 'Escolher da Mídia' }).first().press('Enter');
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await expect(picker.getByLabel('Buscar imagem')).toBeFocused();
  await bring(page, 'paste', file);
  await expect(picker).toBeHidden();
  await expect(address).toHaveValue(/^\/media\/[0-9a-f]{20}-1000x600-[0-9a-f]{6}\.webp$/);
  await expect(page.getByRole('button', { name: 'Escolher da Mídia' }).first()).toBeFocused();
  const chosen = await address.inputValue();

  // The site's own component shows it, and all its variants exist.
  const preview = page.frameLocator('iframe[title="Prévia da postagem"]');
  await expect(preview.locator(`img[src="${chosen}"]`).first()).toHaveJSProperty('complete', true);
  for (const [suffix, type] of [
    ['.webp', 'image/webp'],
    ['-480.webp', 'image/webp'],
    ['-og.jpg', 'image/jpeg'],
  ] as const) {
    const response = await page.request.get(chosen.replace('.webp', suffix));
    expect(response.headers()['content-type']).toBe(type);
  }

  await save(page).click();
  await expect(page.getByText('Salvo às')).toBeVisible();
  await page.goto(`/painel/midia?busca=${file.name.slice(5, 13)}`);
  await tile(page, file.name).click();
  await expect(page.getByRole('region', { name: 'Onde aparece' }).getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Excluir' }).click();
  // Shown instead of a confirmation, because the deletion would be refused.
  const refusal = page.getByRole('dialog', { name: 'Esta imagem está em uso' });
  await expect(refusal).toBeOnScreen();
  await expect(refusal).toContainText(`Postagem${title}`);
  await refusal.getByRole('link', { name: title }).click();
  await expect(address).toHaveValue(chosen);
  await expect(refusal).toBeHidden();
});

test('a picture is searched and chosen by keyboard, and an invalid address shows a message', { tag: '@main' }, async ({
  page,
  problems,
}) => {
  const file = await pictureFile();
  await openUploaded(page, file);
  const chosen = (await page.locator('code').textContent()) ?? '';
  // Visitors see it as soon as a record uses it.
  const { id } = await createPost(page, { image: chosen, imageAlt: 'Um violeta' });
  await page.goto(`/blog/${id}`);
  const cover = page.getByRole('img', { name: 'Um violeta' });
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(cover).toHaveAttribute('srcset', /-480\.webp 480w, .*\.webp 640w$/);

  await page.goto('/painel/slides/novo');
  const address = page.getByLabel('URL da Imagem');
  await address.fill('/images/nada.png');
  await expect(page.getByText('Não conseguimos abrir esta imagem.')).toBeOnScreen({ scrolled: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Buscar imagem')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Buscar imagem')).toBeFocused();
  await page.keyboard.type(file.name.slice(5, 13));
  const found = page.getByRole('list', { name: 'Imagens' }).getByRole('button');
  await expect(found).toHaveCount(1);
  for (const _ of ['the folder', 'sending pictures', 'the picture']) await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(address).toHaveValue(chosen);
  await expect(page.getByText('Não conseguimos abrir esta imagem.')).toBeHidden();
  // The slide's preview requests it too.
  forgetRefusals(problems, 404);
});

test('a gallery takes several pictures at once, in the order in which they were chosen', async ({ page }) => {
  await openPanel(page, '/painel/produtos/novo');
  await page.getByRole('button', { name: 'Adicionar imagens' }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  const found = picker.getByRole('list', { name: 'Imagens' }).getByRole('button');
  await expect(picker.getByRole('button', { name: 'Adicionar imagem' })).toBeDisabled();
  await found.nth(2).click();
  await found.nth(0).click();
  await found.nth(1).click();
  await expect(found.nth(0)).toHaveAttribute('aria-pressed', 'true');
  await found.nth(0).click();
  await expect(found.nth(0)).toHaveAttribute('aria-pressed', 'false');
  await picker.getByRole('button', { name: 'Adicionar 2 imagens' }).click();
  await expect(picker).toBeHidden();
  // A chosen picture shows itself; its address is folded away.
  await expect(page.getByLabel('Texto alternativo da imagem 1')).toBeOnScreen({ scrolled: true });
  await expect(page.getByLabel('Texto alternativo da imagem 2')).toBeVisible();
  await expect(page.getByLabel('URL da Imagem 1')).toBeHidden();
  await expect(page.getByLabel('URL da Imagem 1')).not.toHaveValue('');
  // An invalid address is shown again.
  await page.getByRole('group', { name: 'Galeria' }).getByText('Usar um endereço').first().click();
  await page.getByLabel('URL da Imagem 1').fill('javascript:alert(1)');
  await page.getByRole('group', { name: 'Galeria' }).getByText('Usar um endereço').first().click();
  await page.getByLabel('Nome', { exact: true }).fill('Barra');
  await page.getByLabel('Preço', { exact: true }).fill('10');
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(page.getByLabel('URL da Imagem 1')).toBeFocused();
});

test('the picker shows new uploads and its buttons, in a low window and wherever the list is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const files = [await pictureFile(), await pictureFile(), await pictureFile()];
  await openPanel(page, '/painel/produtos/novo');
  await page.getByRole('button', { name: 'Adicionar imagens' }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await picker.getByRole('list', { name: 'Imagens' }).getByRole('button').last().scrollIntoViewIfNeeded();
  await chooser(page).setInputFiles(files);
  await expect(picker.getByRole('heading', { name: 'Envios' })).toBeOnScreen();
  await expect(picker.getByRole('button', { name: 'Adicionar 3 imagens' })).toBeOnScreen();
  await expect(picker.getByLabel('Buscar imagem')).toBeOnScreen();
});

test('an uploaded picture of a gallery is shown as chosen, and its button removes it from the choice', async ({
  page,
}) => {
  const file = await pictureFile();
  await openPanel(page, '/painel/produtos/novo');
  await page.getByRole('button', { name: 'Adicionar imagens' }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await chooser(page).setInputFiles([file]);
  const upload = picker.getByRole('listitem', { name: file.name });
  await expect(upload.getByText('Escolhida', { exact: true })).toBeOnScreen();
  await expect(upload.getByRole('button', { name: /^Escolher/ })).toHaveCount(0);
  await upload.getByRole('button', { name: `Tirar da escolha: ${file.name}` }).click();
  await expect(upload.getByText('Escolhida', { exact: true })).toHaveCount(0);
  await expect(picker.getByRole('button', { name: 'Adicionar imagem' })).toBeDisabled();
  await expect(upload.getByRole('button', { name: `Escolher ${file.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(upload.getByText('Escolhida', { exact: true })).toBeOnScreen();
  await expect(picker.getByRole('button', { name: 'Adicionar imagem' })).toBeEnabled();
});

test('a picture is inserted into a text in two steps: choose, then insert', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await page.getByRole('button', { name: 'Imagem', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await picker.getByRole('list', { name: 'Imagens' }).getByRole('button').first().click();
  await page.getByRole('dialog', { name: 'Imagem', exact: true }).getByRole('button', { name: 'Inserir' }).click();
  await expect(page.locator('.rich-text img')).toBeVisible();
});

test('a gallery and the library keep the order of several files, even if the first is sent last, and all are counted', async ({
  page,
}) => {
  const files = [await pictureFile(2000, 1500), await pictureFile(), await pictureFile()];
  await openPanel(page, '/painel/produtos/novo');
  // The first file to be sent is held until another one is stored.
  const stored = page.waitForResponse('**/api/panel/media/*/commit');
  await page.route('**/api/panel/media/*/files/original', (route) => stored.then(() => route.continue()), { times: 1 });
  await page.getByRole('button', { name: 'Adicionar imagens' }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  const told = picker.getByRole('status').filter({ hasText: 'na lista' });
  await expect(told).not.toBeEmpty();
  const count = await picker.getByRole('list', { name: 'Imagens' }).getByRole('button').count();
  await chooser(page).setInputFiles(files);
  await expect(told).toHaveText(`${count + 3} itens na lista`);
  await picker.getByRole('button', { name: 'Adicionar 3 imagens' }).click();
  const chosen = await page
    .getByRole('textbox', { name: /^URL da Imagem \d$/, includeHidden: true })
    .evaluateAll((fields: HTMLInputElement[]) => fields.map(({ value }) => value));
  const { rows } = await callApi<{ rows: Medium[] }>(page, 'GET', '/api/panel/media?search=a%C3%A7a%C3%AD');
  const sent = files.map(({ name }) => rows.find((medium) => medium.name === name));
  expect(chosen).toEqual(sent.map((medium) => medium?.address));
  const ids = sent.map((medium) => medium?.id ?? 0);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});
