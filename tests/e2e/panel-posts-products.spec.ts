import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { content, createPost, draftContent, readPost, save } from '../helpers/posts';
import { createProduct, deleteProducts } from '../helpers/products';

const NAME = 'Soul Crunch Tradicional';
const ADDRESS = '/produtos/soulcrunch/1';

test('a product card is chosen by name, shown in the text, and shown on the site with its price', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { content: '<p>Prove com sorvete.</p>' });
  await openPanel(page, `/painel/blog/${id}`);
  await content(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Produto', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher produto' });
  // Names come before descriptions, which name cocoa in the shakes of an earlier line.
  await picker.getByRole('searchbox', { name: 'Buscar produto' }).fill('cacau');
  await expect(picker.getByRole('listitem').first()).toContainText('Soul Crunch Cacau Black');
  await picker.getByRole('searchbox', { name: 'Buscar produto' }).fill('tradicional');
  // Before that it is in the unfiltered list, and moves.
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await picker.getByRole('button', { name: NAME }).click();
  await expect(picker).toBeHidden();
  await expect(content(page).getByRole('figure', { name: `Cartão de ${NAME}` })).toBeOnScreen({ scrolled: true });
  await expect(content(page).getByText(/Cartão do produto · R\$\s\d/)).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Salvo às')).toBeVisible();
  const stored = (await readPost(page, id)).content;
  expect(stored).toMatch(/^<p>Prove com sorvete\.<\/p><figure data-product="\d+"><a href="\/produtos\/soulcrunch\/1">/);

  // After reopening it is the same card, and opening it changed nothing.
  await page.reload();
  await expect(content(page).getByRole('figure', { name: `Cartão de ${NAME}` })).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toBeHidden();

  await page.goto(`/blog/${id}`);
  const card = page
    .getByRole('article')
    .getByRole('figure')
    .getByRole('link', { name: new RegExp(NAME) });
  await expect(card).toBeOnScreen({ scrolled: true });
  await expect(card).toContainText(/R\$\s\d+,\d\d/);
  await card.click();
  await expect(page).toHaveURL(ADDRESS);
});

test('a card can be of a product that is not for sale yet, and says that visitors do not see it', async ({ page }) => {
  await openPanel(page, '/painel');
  const { name } = await createProduct(page, { active: false });
  const { id } = await createPost(page, { content: '<p>Vem aí.</p>' });
  await openPanel(page, `/painel/blog/${id}`);
  await content(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('button', { name: 'Produto', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher produto' });
  await picker.getByRole('searchbox', { name: 'Buscar produto' }).fill(name);
  const row = picker.getByRole('listitem').filter({ hasText: name });
  await expect(row.getByText('Inativo: não aparece')).toBeOnScreen();
  await row.getByRole('button').click();
  const figure = content(page).getByRole('figure', { name: `Cartão de ${name}` });
  await expect(figure.getByText('Inativo: não aparece')).toBeOnScreen({ scrolled: true });
  await deleteProducts(page, name);
});

test('a selected card is replaced by another product, and removed by Delete', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, {
    content: `<p>Um</p><figure data-product="999999"><a href="/produtos/x/1">Produto de antes</a></figure><p>Dois</p>`,
  });
  await openPanel(page, `/painel/blog/${id}`);
  const gone = content(page).getByRole('figure', { name: 'Cartão de Produto de antes' });
  await expect(gone.getByText('Excluído: não aparece')).toBeVisible();
  await gone.click();
  await page.getByRole('button', { name: 'Produto', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Trocar produto' });
  await picker.getByRole('searchbox', { name: 'Buscar produto' }).fill('tradicional');
  // Before that it is in the unfiltered list, and moves.
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  await picker.getByRole('button', { name: NAME }).click();
  const card = content(page).getByRole('figure', { name: `Cartão de ${NAME}` });
  await expect(card).toBeVisible();
  await expect(gone).toHaveCount(0);
  await card.click();
  await page.keyboard.press('Delete');
  await expect(card).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Salvo às')).toBeVisible();
  expect((await readPost(page, id)).content).toBe('<p>Um</p><p>Dois</p>');
});

test('text typed after inserting a card, or over one, goes below it', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await content(page).fill('Antes');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Produto', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher produto' });
  await page.keyboard.type('tradicional');
  await expect(picker.getByRole('listitem')).toHaveCount(1);
  // Arrow keys move to it once the answer has come; Enter takes the first.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(picker.getByRole('button', { name: NAME })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await page.keyboard.type('Depois');
  const card = content(page).getByRole('figure', { name: `Cartão de ${NAME}` });
  await card.click();
  await page.keyboard.type('Entre');
  await card.click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Logo abaixo');
  await expect
    .poll(() => draftContent(page))
    .toMatch(/^<p>Antes<\/p><figure .*<\/figure><p>Logo abaixo<\/p><p>Entre<\/p><p>Depois<\/p>$/);
});

test('a text that begins with a card opens with nothing selected', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, {
    content: '<figure data-product="1"><a href="/produtos/soulshake/1">Soul Shake Chocolate</a></figure><p>Fim</p>',
  });
  await openPanel(page, `/painel/blog/${id}`);
  const card = content(page).getByRole('figure', { name: 'Cartão de Soul Shake Chocolate' });
  await expect(card).toBeVisible();
  await expect(page.getByRole('button', { name: 'Produto', exact: true })).toHaveAttribute('aria-pressed', 'false');
  await page.getByText('Conteúdo', { exact: true }).click();
  await expect(content(page)).toBeFocused();
  await page.keyboard.type('O ');
  await expect(content(page)).toContainText('O Fim');
  await expect(card).toBeVisible();
});

test('a card inserted from within a list goes below the list', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await content(page).focus();
  await page.keyboard.type('- Um');
  await page.getByRole('button', { name: 'Produto', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Escolher produto' });
  await page.keyboard.type('tradicional');
  await picker.getByRole('button', { name: NAME }).click();
  await page.keyboard.type('Fim');
  await expect.poll(() => draftContent(page)).toMatch(/^<ul><li>Um<\/li><\/ul><figure .*<\/figure><p>Fim<\/p>$/);
});

test('a link finds the pages of the site by name, by keyboard', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  await content(page).focus();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  const field = dialog.getByLabel('Endereço do link');
  await expect(field).toBeFocused();
  await page.keyboard.type('crunch trad');
  const found = dialog.getByRole('list', { name: 'Páginas do site' });
  await expect(found.getByRole('button', { name: new RegExp(`^${NAME}`) })).toBeOnScreen();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(ADDRESS);
  await expect(field).toBeFocused();
  await expect(dialog.getByLabel('Texto do link')).toHaveValue(NAME);
  await expect(found).toBeHidden();
  await field.fill('perguntas freq');
  await found.getByRole('button', { name: 'Perguntas frequentes Página' }).click();
  await expect(field).toHaveValue('/perguntas-frequentes');
  await field.fill('nada se chama assim');
  await expect(dialog.getByText('Nenhuma página do site com esse nome.')).toBeOnScreen();
  await field.fill('/perguntas-frequentes');
  await dialog.getByLabel('Texto do link').fill('Tire suas dúvidas');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('link', { name: 'Tire suas dúvidas' })).toBeOnScreen();
});
