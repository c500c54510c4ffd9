import { NO_CONNECTION } from '../../src/lib/api';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { forget, openPanel, signInAdmin, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';
import { SHEET } from '../helpers/product-sheet';
import { createProduct, deleteProducts } from '../helpers/products';
import { uniqueName } from '../helpers/unique-name';

const LIST = '/painel/produtos';
const searched = (name: string) => `${LIST}?busca=${encodeURIComponent(name)}`;

test('a created product is shown on the site', { tag: '@main' }, async ({ page }) => {
  await openPanel(page, LIST);
  await page.getByRole('link', { name: 'Novo Produto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Novo Produto' })).toBeVisible();
  const name = uniqueName('Barra Açaí');
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Categoria', { exact: true }).selectOption('suplementos');
  await page.getByLabel('Preço', { exact: true }).fill('R$ 1.234,5');
  await page.getByLabel('Descrição curta').fill('Crocante.');
  await expect(page.getByLabel('Preço', { exact: true })).toHaveValue('1.234,50');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expectToast(page, 'Produto criado');
  await expect(page).toHaveURL(/\/painel\/produtos\/\d+$/);
  await expect(page.getByText('Sem ficha', { exact: true })).toBeOnScreen();

  const shop = await page.context().newPage();
  await shop.goto('/produtos/suplementos');
  const card = shop.getByRole('article').filter({ hasText: name });
  await expect(card.getByText('R$ 1.234,50')).toBeVisible();
  await expect(card.getByText('Em breve')).toBeVisible();
  await shop.close();

  await page.getByRole('link', { name: 'Voltar' }).click();
  await page.getByRole('searchbox', { name: 'Buscar produtos' }).fill(name.replace('ç', 'c').toUpperCase());
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Sem ficha');
  await deleteProducts(page, name);
});

test('a product without a page says what is missing, and leads there', async ({ page }) => {
  await openPanel(page, LIST);
  const product = await createProduct(page, { name: uniqueName('Copo'), longDescription: null, benefits: [] });
  await page.goto(searched(product.name));
  await page.getByRole('link', { name: 'Sem ficha: faltam descrição longa e ao menos um benefício' }).click();
  const longDescription = page.getByLabel('Descrição longa');
  await expect(longDescription).toBeFocused();
  const note = page.getByRole('status').filter({ hasText: 'para ter página e ser vendido' });
  await expect(note).toHaveText('Faltam para ter página e ser vendido: descrição longa e ao menos um benefício.');
  await longDescription.fill('Um copo.');
  await expect(note).toHaveText('Falta para ter página e ser vendido: ao menos um benefício.');
  await note.getByRole('button', { name: 'ao menos um benefício' }).click();
  await expect(page.getByRole('button', { name: 'Adicionar benefício' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Benefício 1', { exact: true }).fill('Cabe na mão');
  await expect(note).toBeHidden();
  await expect(page.getByText('Sem ficha', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');
  await deleteProducts(page, product.name);
});

test('a product that is now featured is told with the rule of the home, which shows three', async ({ page }) => {
  await openPanel(page, LIST);
  const { name } = await createProduct(page, { name: uniqueName('Copo'), active: false });
  await page.goto(searched(name));
  const featured = page.getByRole('switch', { name: `${name} em destaque` });
  await featured.click();
  const rule = 'A página inicial mostra os três destaques ativos mais caros.';
  await expectToast(page, 'Produto em destaque', `${name}. ${rule}`);
  await featured.click();
  await expectToast(page, 'Produto fora dos destaques', name);
  await deleteProducts(page, name);
});

test('an invalid value gets an error message at its field, and nothing is sent', async ({ page }) => {
  await openPanel(page, `${LIST}/novo`);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/products')) sent += 1;
  });
  await page.getByLabel('Nome', { exact: true }).fill('Barra');
  await page.getByLabel('Preço', { exact: true }).fill('dez');
  await page.getByLabel('Proteínas (g)').fill('muita');
  await page.getByRole('button', { name: 'Adicionar por endereço' }).click();
  await expect(page.getByLabel('URL da imagem 1')).toBeFocused();
  await page.getByLabel('URL da imagem 1').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByText('Informe o preço em reais, como 34,90.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByLabel('Preço', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Proteínas (g)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Carboidratos (g)')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Use um endereço que comece com https://')).toBeOnScreen({ scrolled: true });
  expect(sent).toBe(0);
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(LIST);
});

test('a price of twenty times the saved one is questioned in the form and in an import, and accepted', async ({
  page,
}) => {
  await openPanel(page, LIST);
  const product = await createProduct(page, { name: uniqueName('Copo'), priceCents: 3490 });
  await page.goto(`${LIST}/${product.id}`);
  const price = page.getByLabel('Preço', { exact: true });
  const doubt = page.getByText(/^De R\$\s34,90 para R\$\s3\.490,00: é isso mesmo\?$/);
  await price.fill('39,90');
  await expect(doubt).toHaveCount(0);
  await price.fill('3490');
  await price.press('Tab');
  await expect(price).toHaveValue('3.490,00');
  await expect(doubt).toBeOnScreen();
  await page.goto('/painel/configuracoes/dados');
  const text = `ID;Nome;Preço\n${product.id};${product.name};3490\n`;
  const file = { name: 'soul-produtos.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Arquivo').setInputFiles(file);
  await expect(doubt).toBeOnScreen({ scrolled: true });
  await page.goto(`${LIST}/${product.id}`);
  await expect(doubt).toBeOnScreen();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');
  await expect(doubt).toHaveCount(0);
  await deleteProducts(page, product.name);
});

test('gallery and benefits keep the order set by buttons, keys and dragging', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await page.goto(`${LIST}/${id}`);
  await page.getByRole('button', { name: 'Mover imagem 1 para baixo' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mover imagem 2 para baixo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Mover imagem 3 para cima' })).toBeFocused();
  await expect(page.getByLabel('Texto alternativo da imagem 3')).toHaveValue('Primeira');

  const handle = page.getByTitle('Arraste para mudar a ordem').first();
  const target = page.getByLabel('Texto alternativo da imagem 2');
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, to.y + to.height + 10, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByLabel('Texto alternativo da imagem 1')).toHaveValue('Terceira');

  await page.getByRole('textbox', { name: 'Benefício 3' }).press('Enter');
  await page.keyboard.type('Quatro');
  await page.getByRole('button', { name: 'Mover benefício 4 para cima' }).click();
  await page.getByRole('button', { name: 'Remover benefício 1' }).click();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');
  const saved = await (await page.request.get(`/api/panel/products/${id}`)).json();
  expect(saved.images.map(({ alt }: { alt: string }) => alt)).toEqual(['Terceira', 'Segunda', 'Primeira']);
  expect(saved.benefits).toEqual(['Dois', 'Quatro', 'Três']);
  await deleteProducts(page, name);
});

test('a removed item returns by Ctrl+Z or its toast, and no other field changes', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page, { benefits: ['Um', 'Dois', 'Três'] });
  await page.goto(`${LIST}/${id}`);
  const price = page.getByLabel('Preço', { exact: true });
  const benefit = (number: number) => page.getByRole('textbox', { name: `Benefício ${number}` });
  await price.fill('36,70');
  // The focus is then in a field, on a button, and in a field again.
  for (const leave of [async () => undefined, () => page.keyboard.press('Tab')]) {
    await page.getByRole('button', { name: 'Remover benefício 2' }).press('Enter');
    await expect(benefit(3)).toBeHidden();
    await leave();
    await page.keyboard.press('Control+z');
    await expect(benefit(2)).toHaveValue('Dois');
    await expect(benefit(2)).toBeFocused();
    await expect(price).toHaveValue('36,70');
  }
  await page.getByRole('button', { name: 'Remover benefício 3' }).click();
  await expectToast(page, 'Item removido');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(benefit(3)).toHaveValue('Três');
  // Outside of fields nothing is left to undo.
  await page.getByRole('button', { name: 'Mover benefício 2 para cima' }).focus();
  await page.keyboard.press('Control+z');
  await expect(price).toHaveValue('36,70');
  await deleteProducts(page, name);
});

test('the label preview follows what is typed, and an implausible energy gets a warning', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await page.goto(`${LIST}/${id}`);
  const label = page.frameLocator('iframe[title="Prévia do rótulo"]');
  await page.getByLabel('Sódio (mg)').fill('190,5');
  const sodium = label.getByRole('row', { name: /^Sódio/, includeHidden: true });
  await expect(sodium).toHaveText('Sódio (mg)47619110');
  await page.getByLabel('Sódio (mg)').fill('');
  await expect(sodium).toContainText('não informado');
  await page.getByLabel('Proteínas (g)').fill('5.25');
  await expect(label.getByRole('row', { name: /^Proteínas/, includeHidden: true })).toHaveText('Proteínas (g)135,311');

  const doubt = page.getByText('Confira o valor energético');
  await expect(doubt).toBeOnScreen({ scrolled: true });
  await page.getByLabel('Proteínas (g)').fill('14');
  await expect(doubt).toBeHidden();
  await page.getByLabel('Gorduras totais (g)').fill('');
  await expect(page.getByText('O rótulo aparece quando')).toBeVisible();
  await page.getByLabel('Gorduras totais (g)').fill('4,0');
  await page.getByRole('button', { name: 'Página' }).click();
  const preview = page.frameLocator('iframe[title="Prévia da página no celular"]');
  await expect(preview.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');
  const saved = await (await page.request.get(`/api/panel/products/${id}`)).json();
  expect(saved.nutrition).toEqual(SHEET.nutrition);
  await deleteProducts(page, name);
});

test('a product is duplicated, deleted and restored', async ({ page }) => {
  await signInAdmin(page);
  const { name } = await createProduct(page);
  await page.goto(searched(name));
  await page.getByRole('button', { name: `Duplicar ${name}` }).click();
  await expectToast(page, 'Produto duplicado');
  const copy = page.getByRole('row').filter({ hasText: `${name} (cópia)` });
  await expect(copy.getByRole('switch', { name: / ativo$/ })).not.toBeChecked();

  await page.getByRole('button', { name: `Excluir ${name} (cópia)` }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir este produto?' });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(copy).toBeVisible();
  await page.getByRole('button', { name: `Excluir ${name} (cópia)` }).click();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Produto excluído');
  await expect(copy).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(copy).toBeVisible();
  await deleteProducts(page, name);
});

test('the deletion dialog of a product lists where it appears', async ({ page }) => {
  await signInAdmin(page);
  const { id, name, number, category } = await createProduct(page);
  const title = `Receita com ${name}`;
  const card = `<figure data-product="${id}"><a href="/produtos/${category}/${number}">${name}</a></figure>`;
  await createPost(page, { title, content: card });
  const link = `<p><a href="/produtos/${category}/${number}">Veja</a></p>`;
  await createPost(page, { title: `Veja ${name}`, content: link });
  await page.goto(searched(name));
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir este produto?' });
  await expect(dialog.getByRole('region', { name: 'Onde aparece' }).getByRole('link')).toHaveText(title);
  await expect(dialog.getByRole('link', { name: title })).toBeOnScreen();
  const linked = dialog.getByRole('region', { name: 'Links para ele' });
  await expect(linked.getByRole('link')).toHaveText(`Veja ${name}`);
  await expect(linked).toBeOnScreen({ scrolled: true });
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await deleteProducts(page, name);
});

test('a product moves to another category, and a number that is taken is refused', async ({ page, problems }) => {
  await signInAdmin(page);
  const { id, name, number } = await createProduct(page);
  await page.goto(`${LIST}/${id}`);
  await expect(page.getByLabel('Número')).toHaveAccessibleDescription('Fica no endereço.');
  await page.getByLabel('Categoria', { exact: true }).selectOption('soulcoffee');
  await expect(page.getByLabel('Número')).toHaveValue('');
  await page.getByLabel('Categoria', { exact: true }).selectOption('suplementos');
  await expect(page.getByLabel('Número')).toHaveValue(String(number));
  await page.getByLabel('Número').fill('1');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText(/^Este número já é de “.+”\. O próximo livre é \d+\.$/)).toBeOnScreen({ scrolled: true });
  forget(problems, '422');
  await page.getByLabel('Categoria', { exact: true }).selectOption('soulcoffee');
  const hint = page.getByText('O endereço antigo passa a levar ao novo.');
  await expect(hint).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');
  await expect(hint).toBeHidden();
  await deleteProducts(page, name);
});

test('concurrent edits of different fields of one product are merged', async ({ page, problems }) => {
  await signInAdmin(page);
  const { id, version, ...product } = await createProduct(page);
  await page.goto(`${LIST}/${id}`);
  await page.getByLabel('Descrição curta').fill('Outra descrição.');
  const { origin } = new URL(page.url());
  const theirs = { ...product, version, priceCents: 1990, nutrition: { ...SHEET.nutrition, sodium: 90.5 } };
  await page.request.put(`/api/panel/products/${id}`, { headers: { Origin: origin }, data: theirs });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado', 'Mantivemos o que você mudou em outra janela: Preço, Sódio (mg).');
  forget(problems, '409');
  const saved = await (await page.request.get(`/api/panel/products/${id}`)).json();
  expect(saved).toMatchObject({ priceCents: 1990, description: 'Outra descrição.', nutrition: { sodium: 90.5 } });
  await deleteProducts(page, product.name);
});

test('the list filters and sorts, explains an empty result, and loads again after a failure', async ({
  page,
  problems,
}) => {
  await openPanel(page, LIST);
  await page.getByLabel('Categoria', { exact: true }).selectOption('soulfuel');
  await expect(page).toHaveURL(`${LIST}?categoria=soulfuel`);
  await page.getByLabel('Ordenar por').selectOption('nome-z');
  await expect(page.getByRole('row').nth(1)).toContainText('Soul Fuel Chai');
  await page.getByLabel('Mostrar').selectOption('destaques');
  await expect(page.getByText('Nenhum produto encontrado com os filtros selecionados.')).toBeOnScreen({
    scrolled: true,
  });
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Soul Shake Chocolate');

  await page.route('**/api/panel/products?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } }),
  );
  await page.getByLabel('Mostrar').selectOption('ativos');
  await expectToast(page, 'Erro ao carregar produtos', 'Fora do ar.');
  forget(problems, '503');
  await page.unroute('**/api/panel/products?*');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('row').nth(1)).toContainText('Soul Shake Chocolate');
});

test('without a connection a switch says what failed, and the list is read once it is back', async ({
  page,
  problems,
}) => {
  await openPanel(page, LIST);
  const featured = page.getByRole('switch').first();
  await expect(featured).toBeEnabled();
  await page.context().setOffline(true);
  await featured.click();
  await expectToast(page, 'Erro ao atualizar destaque', NO_CONNECTION);
  await page.getByLabel('Mostrar').selectOption('ativos');
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('row').nth(1)).toContainText('Soul Shake Chocolate');
  forget(problems, 'ERR_INTERNET_DISCONNECTED');
});

test('a long list loads its next page on request', async ({ page }) => {
  const row = (id: number) => ({
    ...SHEET,
    id,
    version: 1,
    number: id,
    name: `Produto ${id}`,
    image: null,
    hasPage: true,
    missing: [],
    updatedAt: '2026-01-01T00:00:00.000Z',
  });
  await page.route('**/api/panel/products*', (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const first = after ? 51 : 1;
    const rows = Array.from({ length: after ? 10 : 50 }, (_, index) => row(first + index));
    return route.fulfill({ json: { rows, next: after ? null : '["suplementos",50]' } });
  });
  await openPanel(page, LIST);
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByText('60 na lista')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeHidden();
});

test('an invalid value gets its error message when the field is left, without keeping the focus', {
  tag: '@main',
}, async ({ page }) => {
  await openPanel(page, LIST);
  const product = await createProduct(page, { ...SHEET, name: uniqueName('Copo') });
  await page.goto(`${LIST}/${product.id}`);
  const price = page.getByLabel('Preço', { exact: true });
  await price.fill('vinte');
  const preview = page.getByRole('region', { name: 'Prévia' }).locator('iframe').first().contentFrame();
  await expect(price).not.toHaveAccessibleDescription(/preço/i);
  await price.press('Tab');
  await expect(price).toHaveAccessibleDescription(/preço/i);
  await expect(price).not.toBeFocused();
  const name = page.getByLabel('Nome', { exact: true });
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await name.fill(`${product.name} grande`);
  await expect(preview.getByText(`${product.name} grande`)).toBeVisible();
  await expect(preview.getByText('R$ 12,90')).toBeVisible();
  await price.fill('20');
  await expect(price).not.toHaveAccessibleDescription(/preço/i);
  await deleteProducts(page, product.name);
});
