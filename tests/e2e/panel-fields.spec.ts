import { expect } from '../helpers/browser';
import { hidePresence, openPanel, test } from '../helpers/panel';

test.describe('a new product', () => {
  test.beforeEach(async ({ page }) => openPanel(page, '/painel/produtos/novo'));

  test('without a name gets an error message in Portuguese at the field', async ({ page }) => {
    await page.getByRole('button', { name: /^Criar/ }).click();
    await expect(page.getByText('Informe o nome do produto.')).toBeOnScreen();
    await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  });

  test('with a name that is too long keeps it whole, and shows an error', async ({ page }) => {
    const name = 'Soul Shake '.repeat(12);
    await page.getByLabel('Nome', { exact: true }).fill(name);
    await page.getByLabel('Preço').fill('34,90');
    await page.getByRole('button', { name: /^Criar/ }).click();
    await expect(page.getByText('O nome passa de 120 caracteres.')).toBeOnScreen();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(name);
  });

  test('warns of a price of zero, and refuses nutrients that outweigh the portion', async ({ page }) => {
    await page.getByLabel('Nome', { exact: true }).fill('Soul Impossível');
    await page.getByLabel('Preço').fill('0');
    await expect(page.getByText('O produto aparece no site por R$ 0,00.')).toBeOnScreen();
    const facts = { Porção: '400', 'Valor energético (kcal)': '262', 'Carboidratos (g)': '18' };
    const others = { 'Açúcares totais (g)': '11', 'Açúcares adicionados (g)': '2', 'Gorduras totais (g)': '10' };
    for (const [label, text] of Object.entries({ ...facts, ...others, 'Proteínas (g)': '9000' }))
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: /^Criar/ }).click();
    await expect(page.getByText(/somam 9\.028 g, e não cabem na porção/)).toBeOnScreen();
  });
});

test('a store that cannot receive orders gets a warning', async ({ page }) => {
  await openPanel(page, '/painel/locations/novo');
  const doubt = page.getByText(/ninguém consegue escolher este local no carrinho/);
  await page.getByLabel('Telefone').fill('12');
  await expect(doubt).toBeOnScreen({ scrolled: true });
  await page.getByLabel('Telefone').fill('(81) 99999-0000');
  await expect(doubt).toHaveCount(0);
});

test('no field of a form moves when there is something to save', async ({ page }) => {
  await hidePresence(page);
  for (const path of ['/painel/produtos/1', '/painel/produtos/novo', '/painel/slides/1']) {
    await openPanel(page, path);
    const first = page.getByRole('main').getByRole('textbox').first();
    const top = async () => (await first.boundingBox())?.y;
    await expect(page.getByText(/^(?:Sem alterações|Ainda não foi salvo|Última alteração)/)).toBeOnScreen();
    const before = await top();
    await first.press('End');
    await first.pressSequentially('!');
    await expect(page.getByText(/^Alterações não (?:publicadas|salvas)/)).toBeOnScreen();
    expect(await top()).toBe(before);
    await first.press('Backspace');
    await expect(page.getByText(/^Alterações não (?:publicadas|salvas)/)).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the header of the panel takes one line', async ({ page }) => {
    await openPanel(page, '/painel/produtos');
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBeLessThan(64);
  });

  test('one press leads to a preview below the fields and one back, and focus in the bar moves nothing', async ({
    page,
  }) => {
    await hidePresence(page);
    await openPanel(page, '/painel/produtos/1');
    const field = page.getByRole('textbox', { name: 'Benefício 1' });
    await field.focus();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Atualizar' }).focus();
    expect(await place()).toBe(before);
    await expect(page.getByRole('region', { name: 'Prévia' })).not.toBeInViewport();
    await page.getByRole('button', { name: 'Ver prévia' }).click();
    await expect(page.getByRole('region', { name: 'Prévia' })).toBeInViewport({ ratio: 0.3 });
    await page.getByRole('button', { name: 'Voltar aos campos' }).click();
    await expect(field).toBeOnScreen();
    expect(await place()).toBe(before);
  });

  test('a field of several rows grows with its text', async ({ page }) => {
    await openPanel(page, '/painel/produtos/novo');
    const field = page.getByLabel('Descrição curta');
    const before = (await field.boundingBox())?.height;
    await field.fill('Curta.');
    expect((await field.boundingBox())?.height).toBe(before);
    await field.fill('Uma bebida cremosa de coco, com maracujá e proteína do leite, para depois do treino na praia.');
    const isWhole = () => field.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight);
    expect(await isWhole()).toBe(true);
    expect((await field.boundingBox())?.height).toBeGreaterThan(before ?? 0);
    const long = page.getByLabel('Descrição longa');
    await long.fill('Uma bebida cremosa de coco.\n'.repeat(20));
    expect(await long.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
  });

  test('the bar says in full where the changes are, and does not cover a focused field', async ({ page }) => {
    await openPanel(page, '/painel/produtos/novo');
    const name = page.getByLabel('Nome', { exact: true });
    await name.fill('Soul Teste');
    const told = page.getByText('Só neste navegador');
    await expect(told).toBeOnScreen();
    expect(await told.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    await page.getByLabel('Preço').focus();
    await page.keyboard.press('End');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await name.evaluate((field) => field.blur());
    await name.focus();
    await expect(page.locator('label', { hasText: /^Nome$/ })).toBeOnScreen();
    await expect(page.getByRole('button', { name: /^Criar/ })).toBeOnScreen();
  });
});
