import type { Page } from '@playwright/test';
import { slide1, slide1Alto } from '../../src/shared/pictures';
import type { SlideRecord } from '../../src/shared/slide';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { use, walkTo, write } from '../helpers/keyboard';
import { callApi, forget, openPanel, test } from '../helpers/panel';
import { SLIDE } from '../helpers/slides';
import { expectSaid, listen } from '../helpers/spoken';

const API = '/api/panel/slides';
const LIST = '/painel/slides';

// Not in parallel: the tests share the order of the slides. Theirs are inactive: the home's tests expect three.
test.describe.configure({ mode: 'default' });

const FIELDS = { ...SLIDE, title: 'Slide de teste', imageUrl: '/images/teste.webp', position: 999, active: false };

/** Creates inactive slides with these titles, at the end of the order. */
async function withSlides(page: Page, ...titles: string[]): Promise<SlideRecord[]> {
  await openPanel(page);
  const made: SlideRecord[] = [];
  for (const title of titles) {
    const { record } = await callApi<{ record: SlideRecord }>(page, 'POST', API, { ...FIELDS, title });
    made.push(record);
  }
  return made;
}

const slides = async (page: Page) => (await callApi<{ rows: SlideRecord[] }>(page, 'GET', API)).rows;
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const titles = (page: Page) => page.getByRole('row').getByRole('link', { name: /^Slide de teste/ });

test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const { id, title, version } of (await slides(page)).toReversed()) {
    if (title.startsWith('Slide de teste')) await callApi(page, 'DELETE', `${API}/${id}?version=${version}`);
  }
});

test('saving the text of a slide keeps an order that changed in the meantime', async ({ page }) => {
  const [first, second] = await withSlides(page, 'Slide de teste A', 'Slide de teste B');
  await page.goto(`${LIST}/${first?.id}/editar`);
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Slide de teste A');
  await callApi(page, 'POST', `${API}/${second?.id}/moves`, { to: first?.position });
  await page.getByLabel('Título', { exact: true }).fill('Slide de teste A2');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Slide salvo com sucesso!');
  await expect(titles(page)).toHaveText(['Slide de teste B', 'Slide de teste A2']);
});

test('a new wide picture is said to leave phones with the earlier tall one, which can be removed', async ({ page }) => {
  await openPanel(page);
  const pictures = { imageUrl: slide1, tallImageUrl: slide1Alto };
  const slide = { ...FIELDS, ...pictures, title: 'Slide de teste A' };
  const { record } = await callApi<{ record: SlideRecord }>(page, 'POST', API, slide);
  await page.goto(`${LIST}/${record.id}/editar`);
  const wide = page.getByRole('textbox', { name: 'URL da Imagem' });
  const tall = page.getByRole('textbox', { name: 'Imagem alta, para celulares' });
  const note = page.getByText(/^Os celulares continuam com a imagem alta de antes/);
  await expect(tall).toHaveValue(slide1Alto);
  await expect(note).toHaveCount(0);
  await wide.fill(slide1Alto);
  await expect(note).toBeOnScreen({ scrolled: true });
  await tall.fill(slide1);
  await expect(note).toHaveCount(0);
  await tall.fill(slide1Alto);
  await page.getByRole('button', { name: 'Tirar a imagem alta' }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Slide salvo com sucesso!');
  const stored = (await slides(page)).find(({ id }) => id === record.id);
  expect(stored).toMatchObject({ imageUrl: slide1Alto, tallImageUrl: null });
});

test('a position beyond the end shows the last position, and the slide goes there', async ({ page }) => {
  const made = await withSlides(page, 'Slide de teste A', 'Slide de teste B');
  const count = (await slides(page)).length;
  await page.goto(`${LIST}/${made[0]?.id}/editar`);
  await page.getByLabel('Ordem').fill('9999');
  const hint = (words: string) => page.getByText(`Conta a partir de 0: ${words}`, { exact: true });
  await expect(hint(`9999 passa do fim, e o slide fica no último lugar da lista, o ${count}º.`)).toBeVisible();
  await page.getByLabel('Ordem').fill('0');
  await expect(hint('0 é o 1º lugar da lista.')).toBeVisible();
  await page.getByLabel('Ordem').fill('9999');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Slide salvo com sucesso!');
  expect((await slides(page)).at(-1)).toMatchObject({ id: made[0]?.id, position: count - 1 });
  await page.goto(`${LIST}/novo`);
  await page.getByLabel('Ordem').fill(String(count + 5));
  await expect(
    hint(`${count + 5} passa do fim, e o slide fica no último lugar da lista, o ${count + 1}º.`),
  ).toBeVisible();
});

test('the list shows each slide’s position from 1, with picture, title and status', async ({ page }) => {
  await withSlides(page, 'Slide de teste');
  await page.getByRole('link', { name: 'Slides', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Slides' })).toBeVisible();
  for (const name of ['Ordem', 'Imagem', 'Título', 'Status', 'Ações']) {
    await expect(page.getByRole('columnheader', { name })).toBeAttached();
  }
  const last = row(page, 'Slide de teste');
  const place = (await slides(page)).findIndex(({ title }) => title === 'Slide de teste') + 1;
  await expect(last.getByText(String(place), { exact: true })).toBeVisible();
  await expect(last.getByText('Inativo')).toBeVisible();
  await expect(page.getByRole('row').nth(1).getByText('Ativo', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Novo Slide' }).click();
  await expect(page).toHaveURL(`${LIST}/novo`);
});

test('a slide is created with a preview as on the site, and listed', { tag: '@main' }, async ({ page }) => {
  await openPanel(page, `${LIST}/novo`);
  await expect(page.getByRole('heading', { level: 1, name: 'Novo Slide' })).toBeVisible();
  await page.getByLabel('Título', { exact: true }).fill('Slide de teste: Soul Nutrição na praia');
  await page.getByLabel('Subtítulo').fill('Para o verão inteiro.');
  await page.getByLabel('URL da Imagem', { exact: true }).fill('/images/teste.webp');
  await page.getByLabel('Texto do botão 1').fill('Veja mais');
  await expect(page.getByText('O botão só aparece com texto e link.')).toBeVisible();
  await page.getByLabel('Link do botão 1').fill('/produtos');
  await page.getByRole('switch', { name: 'Ativo' }).uncheck();
  for (const window of ['computador', 'celular']) {
    const frame = page.frameLocator(`iframe[title="Prévia do slide no ${window}"]`);
    await expect(frame.locator('.slide-phrase')).toHaveText('Soul Nutrição');
    await expect(frame.getByText('Veja mais')).toHaveCSS('border-radius', '1584px');
    await expect(frame.getByRole('heading', { level: 2 })).toHaveCSS('font-family', /Fredoka/);
  }
  await page.getByRole('button', { name: /^Criar/ }).click();
  await expectToast(page, 'Slide salvo com sucesso!');
  await expect(page).toHaveURL(LIST);
  await expect(row(page, 'Soul Nutrição na praia').getByText('Inativo')).toBeVisible();
});

test('a slide is edited at both of its addresses, and the button shows a pending save', async ({ page }) => {
  const [slide] = await withSlides(page, 'Slide de teste');
  await page.goto(`${LIST}/${slide?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Slide' })).toBeVisible();
  await page.goto(`${LIST}/${slide?.id}/editar`);
  await page.getByLabel('Título', { exact: true }).fill('Slide de teste mudado');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${API}/*`, async (route) => {
    await promise;
    await route.continue();
  });
  await page.getByRole('button', { name: /^Atualizar/ }).click();
  await expect(page.getByRole('button', { name: 'Salvando...' })).toBeDisabled();
  resolve();
  await expectToast(page, 'Slide salvo com sucesso!');
  await expect(page).toHaveURL(LIST);
  await expect(row(page, 'Slide de teste mudado')).toBeVisible();
});

test('Cancelar returns to the list', async ({ page }) => {
  await openPanel(page, `${LIST}/novo`);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(LIST);
});

test('an invalid value gets an error message at its field, and a low contrast gets a warning', async ({ page }) => {
  const [slide] = await withSlides(page, 'Slide de teste');
  await page.goto(`${LIST}/${slide?.id}/editar`);
  const color = page.getByLabel('Cor do botão 1');
  await expect(page.getByText('Sem cor, o botão é branco.').first()).toBeOnScreen({ scrolled: true });
  await color.fill('#808080');
  await expect(page.getByText(/Contraste baixo \(4,\d:1\)/)).toBeOnScreen({ scrolled: true });
  await page.getByLabel('Paleta do botão 1').fill('#fea7e1');
  await expect(color).toHaveValue('#fea7e1');
  await expect(page.getByText(/Contraste do texto: 9/)).toBeOnScreen({ scrolled: true });
  await color.fill('rosa');
  await page.getByLabel('Link do botão 2').fill('javascript:alert(1)');
  await page.getByRole('button', { name: /^Atualizar/ }).click();
  await expect(page.getByText('Use uma cor no formato #rrggbb.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText(/Use um caminho do site/)).toBeOnScreen({ scrolled: true });
  await expect(color).toBeFocused();
  await expect(page.getByLabel('Ordem')).toHaveAttribute('min', '0');
});

test('slides are moved by buttons, but not beyond the ends', async ({ page }) => {
  await withSlides(page, 'Slide de teste A', 'Slide de teste B');
  await page.goto(LIST);
  const up = (title: string) => page.getByRole('button', { name: `Mover ${title} para cima` });
  const down = (title: string) => page.getByRole('button', { name: `Mover ${title} para baixo` });
  await expect(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: /para cima/ }),
  ).toBeDisabled();
  await expect(down('Slide de teste B')).toBeDisabled();
  await up('Slide de teste B').click();
  await expectToast(page, 'Ordem atualizada');
  await expect(titles(page)).toHaveText(['Slide de teste B', 'Slide de teste A']);
  await expect(up('Slide de teste B')).toBeFocused();
  await down('Slide de teste B').click();
  await expect(titles(page)).toHaveText(['Slide de teste A', 'Slide de teste B']);
  await expect(up('Slide de teste B')).toBeFocused();
  await expect.poll(async () => (await slides(page)).at(-1)?.title).toBe('Slide de teste B');
});

test('by keyboard alone an editor creates a slide, returns to the list, and moves the slide', async ({ page }) => {
  await withSlides(page, 'Slide de teste A');
  await listen(page);
  await page.goto(`${LIST}/novo`);
  const title = page.getByLabel('Título', { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.type('Slide de teste B');
  await write(page, page.getByLabel('URL da Imagem'), '/images/teste.webp');
  await use(page, page.getByRole('switch', { name: 'Ativo' }), 'Space');
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaid(page, 'Slide salvo com sucesso!');
  // The keys stay in the form, for further typing.
  await expect(page.getByRole('switch', { name: 'Ativo' })).toBeFocused();
  await expect(page).toHaveURL(/\/slides\/\d+$/);
  await walkTo(page, page.getByRole('link', { name: 'Voltar' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The list leads on from the slide, which it marks for some seconds.
  const name = page.getByRole('link', { name: 'Slide de teste B', exact: true });
  await expect(name.and(page.locator('[data-saved]'))).toBeOnScreen();
  await expect(name).toBeFocused();
  const up = page.getByRole('button', { name: 'Mover Slide de teste B para cima' });
  await walkTo(page, up, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectSaid(page, /Slide de teste B: agora na posição \d de \d/);
  await expect(up).toBeFocused();
  await expect(titles(page)).toHaveText(['Slide de teste B', 'Slide de teste A']);
});

test('while a slide is moved its switch waits, and that of its neighbour keeps its new state', async ({ page }) => {
  const [, second] = await withSlides(page, 'Slide de teste A', 'Slide de teste B');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${API}/*/moves`, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  // Not sent to the server: the home page's tests run at the same time.
  await page.route(`**${API}/*/active`, async (route) => {
    const { active, version } = route.request().postDataJSON();
    await route.fulfill({ json: { record: { ...second, active, version: version + 1 }, activityId: 1 } });
  });
  await page.goto(LIST);
  const active = (title: string) => page.getByRole('switch', { name: `${title} ativo` });
  await page.getByRole('button', { name: 'Mover Slide de teste A para baixo' }).click();
  await expect(titles(page)).toHaveText(['Slide de teste B', 'Slide de teste A']);
  await expect(active('Slide de teste A')).toBeDisabled();
  await active('Slide de teste B').click();
  await expectToast(page, 'Slide ativado');
  release();
  await expectToast(page, 'Ordem atualizada');
  await expect(active('Slide de teste A')).toBeEnabled();
  await expect(active('Slide de teste B')).toBeChecked();
  await expect(titles(page)).toHaveText(['Slide de teste B', 'Slide de teste A']);
});

test('a move is undone from its toast', async ({ page }) => {
  await withSlides(page, 'Slide de teste A', 'Slide de teste B');
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Mover Slide de teste B para cima' }).click();
  await expectToast(page, 'Ordem atualizada');
  await expect(titles(page)).toHaveText(['Slide de teste B', 'Slide de teste A']);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos', 'A ordem voltou a ser como antes.');
  await expect(titles(page)).toHaveText(['Slide de teste A', 'Slide de teste B']);
  await expect.poll(async () => (await slides(page)).at(-1)?.title).toBe('Slide de teste B');
});

test('slides are dragged by their handle, and Esc cancels the drag', async ({ page }) => {
  await withSlides(page, 'Slide de teste A', 'Slide de teste B', 'Slide de teste C');
  await page.goto(LIST);
  const handle = row(page, 'Slide de teste A').getByTitle('Arraste para mudar a ordem');
  async function dragTo(title: string) {
    await handle.hover();
    await page.mouse.down();
    const box = await row(page, title).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 30, (box?.y ?? 0) + (box?.height ?? 0) - 4, { steps: 6 });
  }
  await dragTo('Slide de teste C');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(titles(page)).toHaveText(['Slide de teste A', 'Slide de teste B', 'Slide de teste C']);
  await dragTo('Slide de teste C');
  await page.mouse.up();
  await expectToast(page, 'Ordem atualizada');
  await expect(titles(page)).toHaveText(['Slide de teste B', 'Slide de teste C', 'Slide de teste A']);
  await expect.poll(async () => (await slides(page)).at(-1)?.title).toBe('Slide de teste A');
});

test('a slide is switched on and off from the list', async ({ page }) => {
  const [slide] = await withSlides(page, 'Slide de teste');
  // Not sent to the server: the home page's tests run at the same time.
  await page.route(`**${API}/${slide?.id}/active`, async (route) => {
    const { active, version } = route.request().postDataJSON();
    await route.fulfill({ json: { record: { ...slide, active, version: version + 1 }, activityId: 1 } });
  });
  await page.goto(LIST);
  const active = page.getByRole('switch', { name: 'Slide de teste ativo' });
  await active.click();
  await expectToast(page, 'Slide ativado');
  await expect(row(page, 'Slide de teste').getByText('Ativo', { exact: true })).toBeVisible();
  await active.click();
  await expectToast(page, 'Slide desativado');
});

test('a slide is deleted after a confirmation, and restored by undo', async ({ page }) => {
  await withSlides(page, 'Slide de teste');
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Excluir Slide de teste' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Confirma exclusão deste slide?', { exact: true })).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(row(page, 'Slide de teste')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir Slide de teste' }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Slide excluído');
  await expect(row(page, 'Slide de teste')).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row(page, 'Slide de teste')).toBeVisible();
});

test('several slides are deleted at once, and restored by undo', async ({ page }) => {
  await withSlides(page, 'Slide de teste A', 'Slide de teste B');
  await page.goto(LIST);
  for (const letter of ['A', 'B'])
    await page.getByRole('checkbox', { name: `Selecionar Slide de teste ${letter}` }).check();
  await page.getByRole('region', { name: 'Ações em lote' }).getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir 2 slides' }).click();
  await expectToast(page, '2 slides excluídos');
  await expect(titles(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(titles(page)).toHaveText(['Slide de teste A', 'Slide de teste B']);
});

test('an empty list of slides says so', async ({ page }) => {
  await page.route(`**${API}`, (route) => route.fulfill({ json: { rows: [], next: null } }));
  await openPanel(page, LIST);
  await expect(page.getByText('Nenhum slide cadastrado.')).toBeOnScreen({ scrolled: true });
});

test.describe('a failure shows its own toast', () => {
  const failing = (page: Page, path: string) =>
    page.route(`**${path}`, (route) =>
      route.fulfill({ status: 503, json: { error: 'O serviço caiu.', code: 'unavailable' } }),
    );

  test('when loading the list or a slide', async ({ page, problems }) => {
    await failing(page, `${API}**`);
    await openPanel(page, '/painel');
    await page.getByRole('link', { name: 'Slides', exact: true }).click();
    await expectToast(page, 'Erro ao carregar slides', 'O serviço caiu.');
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await page.goto(`${LIST}/1`);
    await expectToast(page, 'Erro ao carregar slide', 'O serviço caiu.');
    forget(problems, 'status of 503');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('heading', { name: 'Editar Slide' })).toBeVisible();
  });

  test('when moving, switching, deleting or saving', async ({ page, problems }) => {
    const [slide] = await withSlides(page, 'Slide de teste');
    for (const act of ['moves', 'active']) await failing(page, `${API}/${slide?.id}/${act}`);
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Mover Slide de teste para cima' }).click();
    await expectToast(page, 'Erro ao reordenar slides', 'O serviço caiu.');
    await expect(page.getByRole('row').last()).toContainText('Slide de teste');
    await page.getByRole('switch', { name: 'Slide de teste ativo' }).click();
    await expectToast(page, 'Erro ao atualizar status', 'O serviço caiu.');
    await failing(page, `${API}/${slide?.id}?**`);
    await page.getByRole('button', { name: 'Excluir Slide de teste' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expectToast(page, 'Erro ao excluir slide', 'O serviço caiu.');
    await page.goto(`${LIST}/${slide?.id}/editar`);
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Slide de teste');
    await failing(page, `${API}/${slide?.id}`);
    await page.getByLabel('Título', { exact: true }).fill('Não vai dar');
    await page.getByRole('button', { name: /^Atualizar/ }).click();
    await expectToast(page, 'Erro ao salvar slide');
    await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Não vai dar');
    forget(problems, 'status of 503');
  });
});

test('when no slide is active, the list shows a warning', async ({ page }) => {
  await openPanel(page, LIST);
  const caution = page.getByRole('status').filter({ hasText: 'Nenhum slide está ativo' });
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await expect(caution).toHaveCount(0);
  const rows = (await slides(page)).map((slide) => ({ ...slide, active: false }));
  await page.route(`**${API}`, (route) => route.fulfill({ json: { rows, next: null } }));
  await page.reload();
  await expect(caution).toBeOnScreen();
});
