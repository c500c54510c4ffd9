import type { Page } from '@playwright/test';
import { picture } from '../../scripts/seed/pictures';
import { previewOf } from '../../src/shared/picture';
import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { signInAdmin, test } from '../helpers/panel';
import { createPost, save } from '../helpers/posts';
import { SHEET } from '../helpers/product-sheet';
import { createProduct, deleteProducts } from '../helpers/products';
import { uniqueName } from '../helpers/unique-name';

const SHARED = picture('post-5');
const EXCERPT = 'O que a lista de artigos diz desta postagem, em palavras bastantes.';

const card = (page: Page) => page.getByRole('region', { name: 'Nos buscadores e no WhatsApp' });
const google = (page: Page) => card(page).getByRole('figure', { name: 'No Google' });
const chat = (page: Page) => card(page).getByRole('figure', { name: 'No WhatsApp' });
const opener = (page: Page) => card(page).getByRole('button', { name: 'Personalizar' });
const tag = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');

for (const width of [390, 1280]) {
  test(`on ${width} px an editor sees the search appearance of a post, and changes it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAdmin(page);
    const { id, title } = await createPost(page, { excerpt: EXCERPT, content: '<p>Texto.</p>' });
    await page.goto(`/painel/blog/${id}`);
    if (width < 1280) await page.getByRole('button', { name: 'Detalhes' }).click();

    // The current appearance, before anything is opened.
    await expect(google(page)).toBeOnScreen({ scrolled: true });
    await expect(google(page)).toContainText(`${title} | Soul`);
    await expect(google(page)).toContainText(`1 de jan. de 2020 — ${EXCERPT}`);
    await expect(google(page)).toContainText(`https://${new URL(page.url()).host} › Blog`);
    await expect(chat(page)).toBeHidden();

    await opener(page).press('Enter');
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(chat(page).locator('img')).toHaveAttribute('src', '/images/og.jpg');
    const field = card(page).getByLabel('Título nos buscadores');
    await expect(field).toHaveAttribute('placeholder', title);
    await expect(field).toHaveAccessibleDescription(/^Em branco, vale o título da postagem\. \d+ de cerca de 60/);

    const long = 'Pistache de verdade, do verde discreto à pasta que se faz em casa';
    await field.fill(long);
    await expect(google(page)).toContainText('Pistache de verdade, do verde discreto à pasta que se faz em ...');
    await expect(field).toHaveAccessibleDescription(
      /72 caracteres: o Google mostra cerca de 60\. A marca entra no fim\.$/,
    );
    await expect(chat(page)).toContainText(`${long} | Soul`);
    await card(page).getByLabel('Descrição nos buscadores').fill('Um guia de barista.');
    await expect(google(page)).toContainText('— Um guia de barista.');
    await card(page).getByLabel('Imagem ao compartilhar').fill(SHARED);
    await expect(chat(page).locator('img')).toHaveAttribute('src', previewOf(SHARED));
    await expect(card(page).getByText('Personalizado')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await save(page).click();
    await expectToast(page, 'Postagem atualizada');
    await page.goto(`/blog/${id}`);
    await expect(page).toHaveTitle(`${long} | Soul`);
    expect(await tag(page, 'description')).toBe('Um guia de barista.');
    expect(await tag(page, 'og:image')).toContain(previewOf(SHARED));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('a product page has its search title both after a link and when its address is loaded', async ({ page }) => {
  await signInAdmin(page);
  const name = uniqueName('Barra');
  const searchTitle = `${name}, a barra de teste`;
  const { id, number } = await createProduct(page, { name, active: true });
  await page.goto(`/painel/produtos/${id}`);
  await opener(page).click();
  await expect(google(page)).toContainText('› Produtos › Suplementos');
  await expect(google(page)).toContainText(SHEET.description);
  await card(page).getByLabel('Título nos buscadores').fill(searchTitle);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');

  await page.goto('/produtos/suplementos');
  await page.getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page).toHaveTitle(`${searchTitle} | Soul`);
  await page.goto(`/produtos/suplementos/${number}`);
  await expect(page).toHaveTitle(`${searchTitle} | Soul`);
  await deleteProducts(page, name);
});

test('the search appearance of a category applies, and the site keeps showing its name', async ({ page, borrow }) => {
  await signInAdmin(page);
  await borrow('/api/panel/categories/soulicepote');
  await page.goto('/painel/produtos/categorias/soulicepote');
  await expect(google(page)).toContainText('Soul Ice Pote | Soul');
  await expect(google(page)).toContainText('› Produtos');
  await opener(page).press('Enter');
  const title = card(page).getByLabel('Título nos buscadores');
  await expect(title).toHaveAccessibleDescription(/^Em branco, vale o nome da categoria\. /);
  await expect(card(page).getByLabel('Imagem ao compartilhar')).toHaveAccessibleDescription(/a imagem da categoria\.$/);
  await title.fill('Sorvete proteico em pote');
  await card(page).getByLabel('Descrição nos buscadores').fill('Para a semana inteira.');
  await card(page).getByLabel('Imagem ao compartilhar').fill(SHARED);
  await expect(google(page)).toContainText('Sorvete proteico em pote | Soul');
  await expect(chat(page)).toContainText('Para a semana inteira.');
  await expect(chat(page).locator('img')).toHaveAttribute('src', previewOf(SHARED));
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Categoria atualizada');

  await page.goto('/produtos');
  await page.getByRole('link', { name: 'Soul Ice Pote' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soul Ice Pote');
  await expect(page).toHaveTitle('Sorvete proteico em pote | Soul');
  expect(await tag(page, 'og:description')).toBe('Para a semana inteira.');
  await page.goto('/produtos/soulicepote');
  expect(await tag(page, 'og:image')).toContain(previewOf(SHARED));

  await page.goto('/painel/produtos/categorias/soulicepote');
  await opener(page).click();
  for (const name of ['Título nos buscadores', 'Descrição nos buscadores', 'Imagem ao compartilhar']) {
    await card(page).getByLabel(name).fill('');
  }
  await expect(card(page).getByText('Personalizado')).toBeHidden();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Categoria atualizada');
  await page.goto('/produtos/soulicepote');
  await expect(page).toHaveTitle('Soul Ice Pote | Soul');
});

test('the hint of the shared picture names the cover, or else the first picture of the text', async ({ page }) => {
  await signInAdmin(page);
  const content = `<p>Texto.</p><img src="${SHARED}" alt="">`;
  const { id } = await createPost(page, { publishedAt: null, image: picture('post-4'), content });
  await page.goto(`/painel/blog/${id}`);
  await opener(page).click();
  const field = card(page).getByLabel('Imagem ao compartilhar');
  await expect(field).toHaveAccessibleDescription('Em branco, vale a capa.');
  await page.getByLabel('URL da Imagem').fill('');
  await expect(field).toHaveAccessibleDescription('Em branco, vale a primeira imagem do texto.');
  await expect(chat(page).locator('img')).toHaveAttribute('src', previewOf(SHARED));
});

test('an invalid field in the closed search appearance is opened and gets the focus', async ({ page }) => {
  await signInAdmin(page);
  const { id } = await createPost(page, { publishedAt: null, image: SHARED });
  await page.goto(`/painel/blog/${id}`);
  await opener(page).click();
  const field = card(page).getByLabel('Imagem ao compartilhar');
  await field.fill('/icon-192.png');
  // Until the address is valid, the cover is shared.
  await expect(card(page).locator('img[src="/icon-192.png"]')).toBeVisible();
  await expect(chat(page).locator('img')).toHaveAttribute('src', previewOf(SHARED));
  await opener(page).click();
  await expect(field).toBeHidden();
  await save(page).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Escolha uma imagem da Mídia ou da marca\./);
  await field.fill('');
  await expect(field).toBeFocused();
  await save(page).click();
  await expectToast(page, 'Postagem atualizada');
});

test('the search appearance fits a column of 17rem', async ({ page }) => {
  await signInAdmin(page);
  const { id } = await createPost(page, {
    publishedAt: null,
    title: 'Um título com uma palavra compridíssima: anticonstitucional',
  });
  await page.goto(`/painel/blog/${id}`);
  await opener(page).click();
  await expect(chat(page)).toBeVisible();
  const beyond = await card(page).evaluate((element) => {
    element.style.width = '17rem';
    const { right } = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll<HTMLElement>('*')];
    return parts.filter((part) => part.getBoundingClientRect().right > right).map(({ outerHTML }) => outerHTML);
  });
  expect(beyond).toEqual([]);
});

test('the search appearance of a page applies in HTML and after links, and can be reset', async ({ page, borrow }) => {
  await signInAdmin(page);
  await borrow('/api/panel/pages/licencie');
  await page.goto('/painel/paginas/licencie');
  await expect(google(page)).toContainText('Seja um licenciado | Soul');
  await expect(google(page)).toContainText('› Licencie');
  await opener(page).press('Enter');
  const title = card(page).getByLabel('Título nos buscadores');
  const description = card(page).getByLabel('Descrição nos buscadores');
  const original = (await description.getAttribute('placeholder')) ?? '';
  await expect(title).toHaveAccessibleDescription(/^Em branco, vale o título da página\. /);
  await expect(description).toHaveValue('');
  await expect(description).toHaveAccessibleDescription(/^Em branco, vale a descrição original\. /);
  await title.fill('Abra uma loja de proteína');
  await description.fill('Tudo o que é preciso saber.');
  await card(page).getByLabel('Imagem ao compartilhar').fill('/icon-192.png');
  await expect(google(page)).toContainText('Abra uma loja de proteína | Soul');
  await expect(chat(page)).toContainText('Tudo o que é preciso saber.');
  await opener(page).click();
  await save(page).click();
  // The card with a refused field opens, and the field gets focus.
  await expect(card(page).getByLabel('Imagem ao compartilhar')).toBeFocused();
  await card(page).getByLabel('Imagem ao compartilhar').fill(SHARED);
  await expect(chat(page).locator('img')).toHaveAttribute('src', previewOf(SHARED));
  await save(page).click();
  await expectToast(page, 'Página salva');

  const asSaid = async () => {
    await expect(page).toHaveTitle('Abra uma loja de proteína | Soul');
    expect(await tag(page, 'description')).toBe('Tudo o que é preciso saber.');
    expect(await tag(page, 'og:image')).toBe(new URL(page.url()).origin + previewOf(SHARED));
    // A picture of Mídia also has its alternative text.
    expect(await tag(page, 'og:image:alt')).toMatch(/\w/);
    await expect(page.locator('head > :is(title, meta[name=description], meta[property^="og:image"])')).toHaveCount(6);
  };
  // Checked as HTML, after leaving and going back, and after following a link.
  await open(page, '/licencie');
  await asSaid();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveTitle(/^Blog/);
  await page.goBack();
  await asSaid();
  await open(page, '/contato');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Licencie' }).first().click();
  await asSaid();

  await page.goto('/painel/paginas/licencie');
  await opener(page).click();
  for (const field of [title, description, card(page).getByLabel('Imagem ao compartilhar')]) await field.fill('');
  await save(page).click();
  await expectToast(page, 'Página salva');
  await page.goto('/licencie');
  await expect(page).toHaveTitle('Seja um licenciado | Soul');
  expect(await tag(page, 'description')).toBe(original);
  await page.goto('/painel/paginas/licencie');
  await page.getByRole('button', { name: 'Histórico' }).click();
  await expect(page.getByRole('dialog')).toContainText('Título nos buscadores');
});
