import { expect, hold } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, openPanel, test } from '../helpers/panel';
import { bring, pictureFile } from '../helpers/picture-files';
import { content, createPost, draftContent, expectContent, paste, readPost } from '../helpers/posts';

const NEW = '/painel/blog/novo';

test('a pasted picture is uploaded and inserted at its place, while the editor keeps typing', async ({ page }) => {
  const file = await pictureFile(480, 300);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/files/original', async (route) => {
    await held;
    await route.fallback();
  });
  await openPanel(page, NEW);
  await paste(page, '<p>Antes</p><p>Depois</p>');
  await content(page).getByText('Antes').click();
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  // The editor must know the caret's position before the paste.
  await expectContent(page, '<p>Antes!</p><p>Depois</p>');
  await bring(page, 'paste', { ...file, name: 'image.jpg' }, { onto: content(page) });
  await expect(page.getByRole('region', { name: 'Envios' })).toContainText('Imagem colada.jpg');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Imagem a caminho');
  await page.keyboard.press('Home');
  await page.keyboard.type('Muito ');
  letGo();
  await expect(content(page).locator('img')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Envios' })).toBeHidden();
  await page.keyboard.type('bem ');
  await expect
    .poll(() => draftContent(page))
    .toMatch(
      /^<p>Muito bem Antes!<\/p><figure><img src="\/media\/[^"]+"[^>]*>(<figcaption><\/figcaption>)?<\/figure><p>Depois<\/p>$/,
    );
});

test('a picture keeps its place if a change of the article that was saved elsewhere arrives before it', async ({
  page,
}) => {
  const release = await hold(page, '/files/original');
  await openPanel(page);
  const post = await createPost(page, { content: '<p>Antes</p><p>Depois</p><p>Fim</p>' });
  await page.clock.install();
  const heard = page.waitForResponse(`**/api/panel/presence/posts/${post.id}`);
  await page.goto(`/painel/blog/${post.id}`);
  await heard;
  await content(page).getByText('Antes').click();
  await page.keyboard.press('End');
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page) });
  await expect(page.getByRole('region', { name: 'Envios' })).toBeVisible();
  const { id, ...record } = await readPost(page, post.id);
  const changed = '<p>Antes</p><p>Bem depois</p><p>Fim</p>';
  await callApi(page, 'PUT', `/api/panel/posts/${id}`, { ...record, content: changed });
  await page.clock.runFor(20_000);
  await expect(content(page)).toContainText('Bem depois');
  release();
  await expect(content(page).locator('img')).toBeVisible();
  await expect(content(page).locator(':scope > *')).toHaveText(['Antes', '', 'Bem depois', 'Fim']);
});

test('typing goes on below a picture that was pasted on an empty line', async ({ page }) => {
  await openPanel(page, NEW);
  await content(page).click();
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page) });
  await expect(content(page).locator('img')).toBeVisible();
  await page.keyboard.type('Depois');
  await expect.poll(() => draftContent(page)).toMatch(/<\/figure><p>Depois<\/p>$/);
});

test('a dropped picture is inserted, and another file is refused with a message', async ({ page }) => {
  await openPanel(page, NEW);
  await paste(page, '<p>Texto</p>');
  await bring(page, 'drop', await pictureFile(480, 300), { onto: content(page) });
  await expect(content(page).locator('img')).toBeVisible();
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('nota') };
  await bring(page, 'drop', notes, { onto: content(page) });
  await expect(page.getByRole('region', { name: 'Envios' })).toContainText('não é uma imagem');
  await expect(content(page).locator('img')).toHaveCount(1);
});

test('the header says how many pictures are on their way, however far the text is scrolled', async ({ page }) => {
  const release = await hold(page, '/files/original');
  await openPanel(page, NEW);
  await paste(page, '<p>Texto</p>'.repeat(80));
  await content(page).getByText('Texto').nth(40).click();
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page) });
  await expect(page.getByRole('status').filter({ hasText: 'Enviando 1 imagem...' })).toBeOnScreen();
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page) });
  const sign = page.getByRole('status').filter({ hasText: 'Enviando 2 imagens...' });
  await expect(sign).toBeOnScreen();
  release();
  await expect(content(page).locator('img')).toHaveCount(2);
  await expect(sign).toHaveCount(0);
});

test('a toast gives the reason why a picture was refused, and sends a failed one again', async ({ page, problems }) => {
  await openPanel(page, NEW);
  const gif = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
  await bring(page, 'paste', gif, { onto: content(page) });
  await expectToast(page, '1 arquivo não foi enviado');
  const toasts = page.getByRole('region', { name: 'Avisos' });
  await expect(toasts).toContainText('GIFs não são aceitos.');
  await expect(toasts.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Envios' })).toContainText('GIFs não são aceitos.');

  await page.route('**/files/original', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page) });
  await toasts.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(content(page).locator('img')).toBeVisible();
  problems.length = 0;
});

test('pasting text that comes with a picture of itself inserts only the text', async ({ page }) => {
  await openPanel(page, NEW);
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page), html: '<p>De um programa</p>' });
  await expectContent(page, '<p>De um programa</p>');
  await expect(page.getByRole('region', { name: 'Envios' })).toBeHidden();
});

test('the alternative text of a picture is also stored in Mídia, unless it has one or the switch is off', async ({
  page,
}) => {
  await openPanel(page, NEW);
  await paste(page, '<p>Texto</p>');
  await bring(page, 'drop', await pictureFile(480, 300), { onto: content(page) });
  const picture = content(page).locator('img');
  await expect(picture).toBeVisible();
  const key = /\/media\/([0-9a-f]{20})/.exec((await picture.getAttribute('src')) ?? '')?.[1];
  const known = () =>
    callApi<{ medium: { alt: string } }>(page, 'GET', `/api/panel/media/at/${key}`).then(({ medium }) => medium.alt);
  expect(await known()).toBe('');
  // The picture stays selected: Enter opens its dialog again.
  await picture.click();
  const say = async (words: string) => {
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Imagem' }).getByLabel('Texto alternativo').fill(words);
  };
  const dialog = page.getByRole('dialog', { name: 'Imagem' });
  const offer = dialog.getByRole('switch', { name: 'Guardar também na Mídia' });
  // The switch can be turned off.
  await say('Só deste artigo');
  await expect(offer).toBeChecked();
  await offer.uncheck();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(picture).toHaveAttribute('alt', 'Só deste artigo');
  expect(await known()).toBe('');
  await say('Um copo sobre a mesa');
  await expect(offer).toBeChecked();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expectToast(page, 'Texto alternativo guardado na Mídia');
  await expect(picture).toHaveAttribute('alt', 'Um copo sobre a mesa');
  expect(await known()).toBe('Um copo sobre a mesa');
  // An existing text in Mídia cannot be replaced from here.
  await say('Outras palavras');
  await expect(offer).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(known).toBe('');
});

test('saving during an upload is refused, and leaving during one asks first, until the picture has arrived', async ({
  page,
}) => {
  const release = await hold(page, '/files/original');
  await openPanel(page, NEW);
  await page.getByLabel('Título', { exact: true }).fill('Com uma imagem');
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page) });
  await expect(page.getByRole('region', { name: 'Envios' })).toBeVisible();
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expectToast(page, 'Imagem a caminho');
  await expect(page).toHaveURL(NEW);

  // A post with a working copy can be left at any time, except while a picture in it is missing.
  const { id } = await createPost(page, { publishedAt: null, content: '<p>Texto</p>' });
  page.once('dialog', (leave) => leave.accept());
  await page.goto(`/painel/blog/${id}`);
  await bring(page, 'paste', await pictureFile(480, 300), { onto: content(page) });
  const question = page.getByRole('dialog', { name: 'Sair sem a imagem?' });
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(question).toBeOnScreen();
  release();
  // Once the picture has arrived, no question is needed.
  await expect(content(page).locator('img')).toBeVisible();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page).toHaveURL('/painel/blog');
});
