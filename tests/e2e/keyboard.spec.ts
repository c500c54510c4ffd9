// The main journeys by keyboard alone. At every stop the focus must be visible and have a name: see `walkTo`.
import type { Page } from '@playwright/test';
import type { ProductRecord } from '../../src/shared/product';
import { expect, open, test } from '../helpers/browser';
import { test as account, enter, expectToast } from '../helpers/browser-accounts';
import { finder } from '../helpers/finder';
import { use, walkTo, write } from '../helpers/keyboard';
import { callApi, openPanel, signInAdmin } from '../helpers/panel';
import { card, content, dialog, readPost } from '../helpers/posts';
import { createProduct, deleteProducts } from '../helpers/products';
import { uniqueName } from '../helpers/unique-name';

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');

test('a visitor goes from the home to an order for WhatsApp, and Escape returns the focus to the pressed button', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/');
  const way = await use(page, banner(page).getByRole('link', { name: 'Produtos' }));
  expect(way.slice(0, 2)).toEqual(['link "Ir para o conteúdo"', 'link "Soul, página inicial"']);
  await expect(page).toHaveURL('/produtos');
  await expect(main(page)).toBeFocused();
  await use(page, main(page).getByRole('article').getByRole('link', { name: 'Soul Shake' }));
  await expect(page).toHaveURL('/produtos/soulshake');
  await expect(main(page)).toBeFocused();
  await use(page, main(page).getByRole('link', { name: 'Soul Shake Morango', exact: true }));
  await expect(page).toHaveURL(/soulshake\/\d+$/);
  await expect(main(page)).toBeFocused();

  await use(page, main(page).getByRole('button', { name: 'Aumentar' }), 'Space');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('spinbutton')).toHaveValue('3');
  const add = main(page).getByRole('button', { name: 'Adicionar ao Carrinho' });
  await use(page, add);
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer.getByText('Soul Shake Morango')).toBeOnScreen();
  const order = drawer.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' });
  const past = await walkTo(page, order);
  expect(past).toContain('spinbutton "quantidade de Soul Shake Morango": "3"');
  expect(past.at(-2)).toBe('button "Escolher loja"');
  expect(decodeURIComponent((await order.getAttribute('href')) ?? '')).toContain('3x Soul Shake Morango');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(add).toBeFocused();
});

test('a visitor searches for a product, and Back restores the search', async ({ page }) => {
  await open(page, '/contato');
  await use(page, banner(page).getByRole('link', { name: 'Buscar' }));
  const field = page.getByRole('searchbox', { name: 'O que você procura?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('pistache');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('status')).toHaveText('7 resultados para “pistache”');
  const found = page.getByRole('region', { name: 'Produtos' }).getByRole('link', { name: 'Soul Ice Pistache' });
  expect(await use(page, found)).toEqual([
    'button "Buscar"',
    'link "Produtos 4"',
    'link "Artigos 3"',
    'link "Soul Ice Pistache"',
  ]);
  await expect(page).toHaveURL('/produtos/soulice/2');
  await expect(main(page)).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('pistache');
  await walkTo(page, found);
});

test('a visitor filters the stores, opens one and closes it with the focus back on its line', async ({ page }) => {
  await open(page, '/onde-estamos');
  const { search, state, line, panel } = finder(main(page));
  await use(page, page.getByRole('link', { name: 'Ir para o conteúdo' }));
  expect(await write(page, search, 'moema')).toHaveLength(1);
  await expect(page).toHaveURL(/busca=moema/);
  await walkTo(page, state);
  // The first S is Santa Catarina.
  await page.keyboard.type('ss');
  await expect(page).toHaveURL(/uf=SP/);
  expect((await use(page, line('Soul Moema'))).slice(0, 2)).toEqual([
    'button "Perto de mim"',
    'tab "Todos" [selected]',
  ]);
  await expect(panel.getByRole('heading', { name: 'Soul Moema' })).toBeOnScreen();
  await expect(panel).toBeFocused();
  expect(await use(page, panel.getByRole('link', { name: 'Fechar detalhes' }))).toHaveLength(1);
  await expect(panel.getByRole('heading')).toHaveCount(0);
  await expect(line('Soul Moema')).toBeFocused();
});

account('a customer signs in, comes to the account and signs out', async ({ page, person }) => {
  await open(page, '/contato');
  await use(page, banner(page).getByRole('link', { name: 'Minha conta' }));
  await expect(page).toHaveURL('/auth/login?next=/conta');
  await expect(main(page)).toBeFocused();
  await write(page, page.getByLabel('Email'), person.email);
  expect(await write(page, page.getByLabel('Senha', { exact: true }), person.password)).toEqual(['textbox "Senha"']);
  expect(await use(page, enter(page))).toEqual([
    'button "Mostrar senha"',
    'link "Esqueceu sua senha?"',
    'button "Entrar"',
  ]);
  await expect(page).toHaveURL('/conta');
  await expect(main(page)).toBeFocused();
  await use(page, page.getByRole('button', { name: 'Sair' }));
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logout realizado com sucesso');
  await expect(main(page)).toBeFocused();
});

account('an editor publishes a post, deletes it and takes that back from the toast', async ({ page }) => {
  const title = uniqueName('Teclado');
  await openPanel(page, '/painel/blog');
  await use(page, main(page).getByRole('link', { name: 'Nova Postagem' }));
  await expect(dialog(page, 'Nova Postagem').getByLabel('Título', { exact: true })).toBeFocused();
  await page.keyboard.type(title);
  // The text editor loads while the title is typed.
  await expect(content(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(content(page)).toBeFocused();
  const [first] = await write(page, page.getByLabel('Categoria'), 'Treino');
  expect(first).toBe('radio "Publicar agora" [checked]');
  await walkTo(page, content(page), 'Shift+Tab');
  await page.keyboard.type('Escrito sem mouse.');
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Postagem criada');
  await expect(page).toHaveURL(/blog\/\d+$/);
  await expect(dialog(page, 'Editar Postagem')).toBeVisible();
  await expect(content(page)).toBeFocused();
  // Ctrl+S saves a new post as a draft: publishing must be chosen.
  await walkTo(page, page.getByRole('radio', { name: 'Rascunho' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Publicar agora' })).toBeChecked();
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Postagem atualizada');
  const id = Number(new URL(page.url()).pathname.split('/').pop());
  expect(await (await page.request.get('/blog')).text()).toContain(`${title}</a>`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/painel/blog');
  await expect(card(page, title).getByRole('link', { name: title })).toBeFocused();

  await use(page, card(page, title).getByRole('button', { name: 'Excluir' }), 'Space');
  const question = page.getByRole('dialog', { name: 'Confirmar Exclusão' });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  expect(await use(page, question.getByRole('button', { name: 'Excluir' }))).toEqual(['button "Excluir"']);
  await expectToast(page, 'Postagem removida');
  await expect(card(page, title)).toBeHidden();
  const undo = page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeFocused();
  await expect(undo).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Pronto, desfizemos');
  await expect(card(page, title)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await callApi(page, 'DELETE', `/api/panel/posts/${id}?version=${(await readPost(page, id)).version}`);
});

account('an editor finds a product by the palette and puts its pictures in another order', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page);
  await openPanel(page, '/painel/produtos');
  const opener = page.getByRole('button', { name: 'Buscar ou ir para' });
  await use(page, opener);
  const field = page.getByRole('combobox', { name: 'Buscar ou ir para' });
  await expect(field).toBeFocused();
  await page.keyboard.type(name);
  const palette = page.getByRole('dialog', { name: 'Buscar ou ir para' });
  await expect(palette).toMatchAriaSnapshot(`
    - dialog "Buscar ou ir para":
      - combobox "Buscar ou ir para" [expanded]
      - listbox "Resultados":
        - group "Produtos":
          - option /${name}/ [selected]
        - group "Mostrar ou tirar do site":
          - option /Ativar ${name}/
      - status: 2 resultados
  `);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/painel/produtos/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await use(page, page.getByRole('button', { name: 'Mover imagem 1 para baixo' }));
  await expect(page.getByRole('button', { name: 'Mover imagem 2 para baixo' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Mover imagem 3 para cima' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Produto atualizado');
  const stored = await callApi<ProductRecord>(page, 'GET', `/api/panel/products/${id}`);
  expect(stored.images.map(({ alt }) => alt)).toEqual(['Segunda', 'Terceira', 'Primeira']);
  await deleteProducts(page, name);
});
