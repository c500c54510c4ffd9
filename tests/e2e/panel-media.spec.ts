import { expect, hold } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { administrator, forget, openPanel, signIn, test } from '../helpers/panel';
import { chooser, openUploaded, row, tile } from '../helpers/panel-pictures';
import { bring, pictureFile } from '../helpers/picture-files';

test('several files are chosen at once, and those that are not valid pictures are refused with a message', async ({
  page,
}) => {
  // In portrait orientation only by its EXIF data.
  const photo = await pictureFile(640, 400, 6);
  const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('leite') };
  const broken = { name: 'quebrada.png', mimeType: 'image/png', buffer: Buffer.from('nada disso') };
  await openPanel(page, '/painel/midia');
  await chooser(page).setInputFiles([notes, broken, photo]);
  await expect(row(page, notes)).toContainText('Este arquivo não é uma imagem JPEG, PNG ou WebP.');
  await expect(row(page, broken)).toContainText('Não conseguimos abrir este arquivo como imagem.');
  await expect(row(page, broken).getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
  await expect(row(page, photo)).toContainText('Enviada');
  await expect(page.getByRole('region', { name: 'Envios' }).getByRole('status')).toHaveText(
    '1 enviada, 2 com problemas',
  );

  await expect(tile(page, photo.name)).toContainText('Sem texto alternativo');
  await tile(page, photo.name).click();
  await expect(page.getByText('400 × 640 pixels')).toBeVisible();
  await expect(page.locator('code')).toHaveText(/^\/media\/[0-9a-f]{20}-400x640-[0-9a-f]{6}\.webp$/);
});

test('a picture with too many bytes or pixels is reduced before it is sent', async ({ page }) => {
  const photo = await pictureFile(3000, 2000);
  const heavy = { ...photo, buffer: Buffer.concat([photo.buffer, Buffer.alloc(10 * 1024 ** 2)]) };
  // Not wider than a tile can show sharply: the geometry of the library is measured with whatever is in it.
  const wide = await pictureFile(8400, 1400);
  await openPanel(page, '/painel/midia');
  await chooser(page).setInputFiles([heavy, wide]);
  await expect(row(page, heavy).getByText(/^Enviada, reduzida a \d+ kB$/)).toBeOnScreen();
  await expect(row(page, wide).getByText(/^Enviada, reduzida a \d+ kB$/)).toBeOnScreen();
  await tile(page, heavy.name).click();
  await expect(page.getByText('3000 × 2000 pixels')).toBeVisible();
  await page.goBack();
  await tile(page, wide.name).click();
  await expect(page.getByText('4096 × 683 pixels')).toBeVisible();
});

test('a picture is described, found by its text, edited concurrently, deleted and restored', { tag: '@main' }, async ({
  page,
  problems,
}) => {
  const photo = await pictureFile();
  await openUploaded(page, photo);
  await expect(page).toHaveTitle(`${photo.name} | Painel Soul`);
  await expect(page.getByText('Ainda em lugar nenhum.')).toBeVisible();
  const alt = `Copo de ${photo.name.slice(5, 13)} à beira-mar`;
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill(alt);
  const point = page.getByRole('slider', { name: 'Ponto focal' });
  await expect(point).toHaveAttribute('aria-valuetext', '50% da esquerda, 50% do topo');
  await point.press('ArrowLeft');
  await point.press('Shift+ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '49% da esquerda, 40% do topo');
  const crops = page.getByRole('group', { name: 'Enquadramento' }).locator('img');
  await expect(crops.first()).toHaveCSS('object-position', '49% 40%');
  const picture = point.locator('..');
  const width = (await picture.boundingBox())?.width ?? 0;
  await picture.click({ position: { x: width * 0.1, y: 1 } });
  await point.press('ArrowUp');
  await expect(point).toHaveAttribute('aria-valuetext', '10% da esquerda, 0% do topo');
  await page.getByRole('button', { name: 'Salvar' }).click();

  await expect(page.getByText('Imagem salva')).toBeOnScreen();
  await expect(page.getByRole('heading', { level: 1, name: alt })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  await expect(page).toHaveURL('/painel/midia');
  await expect(tile(page, alt)).toContainText(photo.name);
  await page.getByLabel('Buscar imagem').fill(`${photo.name.slice(5, 13)} A BEIRA`);
  await expect(page).toHaveURL(/busca=/);
  await expect(page.getByRole('list', { name: 'Imagens' }).getByRole('link')).toHaveCount(1);
  await tile(page, alt).click();
  await expect(page).toHaveURL(/\/painel\/midia\/\d+\?busca=/);
  await expect(point).toHaveAttribute('aria-valuetext', '10% da esquerda, 0% do topo');
  await expect(page.locator('code')).toHaveText(/\.webp#x10y0$/);

  // Another window renames it in the meantime: both changes are kept.
  const theirs = `Outro copo à beira-mar, ${photo.name.slice(5, 13)}`;
  const status = await page.evaluate(async (text) => {
    const body = JSON.stringify({ version: 2, alt: text, folder: null, focalX: 0.1, focalY: 0, crops: {} });
    const headers = { 'Content-Type': 'application/json' };
    const path = location.pathname.replace('/painel/midia', '/api/panel/media');
    return (await fetch(path, { method: 'PATCH', headers, body })).status;
  }, theirs);
  expect(status).toBe(200);
  await point.press('ArrowDown');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Mantivemos o que você mudou em outra janela: Texto alternativo.')).toBeOnScreen();
  forgetRefusals(problems, 409);
  await page.getByRole('link', { name: 'Voltar à Mídia' }).click();
  await expect(tile(page, theirs)).toContainText(photo.name);
  await tile(page, theirs).click();
  await expect(point).toHaveAttribute('aria-valuetext', '10% da esquerda, 1% do topo');

  await page.getByRole('button', { name: 'Excluir' }).click();
  const question = page.getByRole('dialog', { name: 'Excluir esta imagem?' });
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Imagem excluída')).toBeOnScreen();
  await expect(page).toHaveURL(/\/painel\/midia\?busca=/);
  await expect(page.getByText('Nenhuma imagem corresponde a essa busca.')).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Pronto, desfizemos')).toBeOnScreen();
  await expect(tile(page, theirs)).toBeVisible();
});

test('an earlier version of text and focal point is compared, and restored into the form without saving', async ({
  page,
}) => {
  const photo = await pictureFile();
  await openUploaded(page, photo);
  const alt = page.getByRole('textbox', { name: 'Texto alternativo' });
  const point = page.getByRole('slider', { name: 'Ponto focal' });
  await alt.fill('Copo de pistache');
  await point.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Imagem salva')).toBeOnScreen();

  await page.getByRole('button', { name: 'Histórico' }).click();
  const history = page.getByRole('dialog', { name: 'Histórico' });
  const versions = history.getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.last()).toContainText('criou');
  await versions
    .last()
    .getByRole('button', { name: /^Comparar/ })
    .click();
  const left = versions.last().getByRole('region', { name: 'Ponto focal, da esquerda' });
  await expect(left.getByRole('insertion')).toHaveText(/50%$/);
  await expect(left.getByRole('deletion')).toHaveText(/40%$/);
  await versions.last().getByRole('button', { name: 'Restaurar tudo' }).click();
  await history.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await expect(alt).toHaveValue('');
  await expect(point).toHaveAttribute('aria-valuetext', '50% da esquerda, 50% do topo');
  await expect(page.getByText('Alterações não salvas')).toBeOnScreen();
});

test('pictures are uploaded by dropping or pasting, also after the session expired', async ({ page, problems }) => {
  const dropped = await pictureFile();
  const pasted = { ...(await pictureFile(1700, 900)), name: 'image.jpg' };
  // A session of its own: the renewal of a shared one would be refused after that of another test.
  await signIn(page, await administrator());
  await page.goto('/painel/midia');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let isSignedOut = true;
  // The route stays: its removal just before the next request could leave that without an answer.
  await page.route('**/files/480', (route) => {
    if (!isSignedOut) return route.continue();
    isSignedOut = false;
    return route.fulfill({ status: 401, json: { error: 'Entre.', code: 'signed-out' } });
  });
  await bring(page, 'dragenter', dropped);
  await expect(page.getByText('Solte as imagens para enviar')).toBeOnScreen();
  await bring(page, 'drop', dropped);
  await expect(page.getByText('Solte as imagens para enviar')).toBeHidden();
  await expect(row(page, dropped)).toContainText('Enviada');
  forgetRefusals(problems, 401);
  await bring(page, 'paste', pasted);
  await expect(row(page, { ...pasted, name: 'Imagem colada.jpg' })).toContainText('Enviada');
  await page.getByRole('button', { name: 'Limpar concluídos' }).click();
  await expect(page.getByRole('region', { name: 'Envios' })).toBeHidden();
});

test('uploads show their progress, continue together after a failure, and can be cancelled', async ({
  page,
  problems,
}) => {
  const file = await pictureFile(1000, 600);
  const second = await pictureFile();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && sent.push(new URL(request.url()).pathname));
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/files/preview', async (route) => {
    await held;
    await route.fulfill({
      status: 503,
      json: { error: 'Não foi possível guardar a imagem agora.', code: 'unavailable' },
    });
  });
  await openPanel(page, '/painel/midia');
  await chooser(page).setInputFiles([file, second]);
  const progress = page.getByRole('progressbar', { name: `Envio de ${file.name}` });
  await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]/);
  await expect(row(page, file)).toContainText(/Enviando\.\.\. \d+%/);
  // The upload continues while another screen is open.
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Slides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slides' })).toBeVisible();
  letGo();
  await page.goBack();
  for (const failed of [file, second]) {
    await expect(row(page, failed)).toContainText('Não foi possível guardar a imagem agora.');
    await expect(row(page, failed).getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  }
  forget(problems, '503');
  await page.unroute('**/files/preview');
  await page.getByRole('button', { name: 'Tentar todas de novo' }).click();
  for (const stored of [file, second]) {
    await expect(row(page, stored)).toContainText('Enviada');
    await expect(tile(page, stored.name)).toBeVisible();
  }
  expect(sent.filter((path) => path.endsWith('/480'))).toHaveLength(2);
  expect(sent.filter((path) => path.endsWith('/preview'))).toHaveLength(4);

  const other = await pictureFile();
  await page.route('**/files/480', () => new Promise(() => {}));
  const begun = page.waitForRequest('**/files/480');
  await chooser(page).setInputFiles(other);
  await begun;
  await row(page, other).getByRole('button', { name: 'Cancelar o envio' }).click();
  await expect(row(page, other)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Envios' })).toBeFocused();
  expect(sent.at(-1)).toMatch(/\/480$/);
});

test('an upload cannot be cancelled once the server has all its files', async ({ page }) => {
  const file = await pictureFile();
  await openPanel(page, '/painel/midia');
  const answer = await hold(page, '/api/panel/media/*/commit');
  await chooser(page).setInputFiles(file);
  await expect(row(page, file)).toContainText('Finalizando...');
  const cancel = row(page, file).getByRole('button', { name: 'Cancelar o envio' });
  await cancel.focus();
  await expect(cancel).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(row(page, file)).toContainText('Finalizando...');
  answer();
  await expect(row(page, file)).toContainText('Enviada');
  await expect(row(page, file).getByRole('button', { name: `Tirar ${file.name} da lista` })).toBeFocused();
});
