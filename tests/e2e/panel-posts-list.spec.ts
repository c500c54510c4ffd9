import { slide1Alto } from '../../src/shared/pictures';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, forget, openPanel, test } from '../helpers/panel';
import { card, createPost } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const LIST = '/painel/blog';

test.describe('the list of posts', () => {
  test('shows a loading text, then each post as a card', async ({ page }) => {
    let answer = () => {};
    await page.route('**/api/panel/posts', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await openPanel(page, LIST);
    await expect(page.getByText('Carregando posts...')).toBeOnScreen({ scrolled: true });
    answer();
    await expect(page.getByText('Carregando posts...')).toBeHidden();
    await page.unroute('**/api/panel/posts');

    const title = uniqueName('Postagem');
    await createPost(page, {
      title,
      category: 'Treino',
      excerpt: 'Um resumo '.repeat(30),
      image: slide1Alto,
      publishedAt: '2026-03-09T12:00:00.000Z',
    });
    await page.goto(`${LIST}?busca=${encodeURIComponent(title)}`);
    const post = card(page, title);
    await expect(post.getByText('Treino')).toBeVisible();
    await expect(post.getByText('09/03/2026')).toBeVisible();
    await expect(post.getByText('Publicada', { exact: true })).toBeVisible();
    await expect(post.locator('img')).toBeAttached();
    const excerpt = await post.getByText('Um resumo').evaluate((element) => ({
      lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      cut: element.scrollHeight > element.clientHeight,
    }));
    expect(excerpt).toEqual({ lines: 2, cut: true });
    await expect(post.getByRole('link', { name: 'Editar' })).toHaveAccessibleDescription(title);
    await expect(post.getByRole('button', { name: 'Excluir' })).toHaveAccessibleDescription(title);
    await expect(post.getByRole('link', { name: 'Ver no site' })).toHaveAttribute('href', /^\/blog\/\d+$/);
  });

  test('offers to create a post when there is none', async ({ page }) => {
    await page.route('**/api/panel/posts', (route) => route.fulfill({ json: { rows: [], next: null } }));
    await openPanel(page, LIST);
    await expect(page.getByText('Nenhuma postagem encontrada. Crie uma nova postagem para começar.')).toBeOnScreen({
      scrolled: true,
    });
    await page.getByRole('main').getByRole('link', { name: 'Nova Postagem' }).last().click();
    await expect(page).toHaveURL(`${LIST}/novo`);
  });

  test('shows why it could not be loaded, and loads again on request', async ({ page, problems }) => {
    const error = 'O serviço está temporariamente indisponível. Tente de novo em instantes.';
    await page.route('**/api/panel/posts', (route) =>
      route.fulfill({ status: 503, json: { error, code: 'unavailable' } }),
    );
    await openPanel(page, LIST);
    await expectToast(page, 'Erro ao carregar posts', error);
    await page.unroute('**/api/panel/posts');
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    forget(problems, 'status of 503');
  });

  test('is searched without accents and filtered by state and category, and the address keeps that', async ({
    page,
  }) => {
    await openPanel(page, LIST);
    const name = uniqueName('Maçã');
    const draft = await createPost(page, { title: `${name} rascunho`, category: 'Treino', publishedAt: null });
    const live = await createPost(page, { title: `${name} no ar`, category: 'Lifestyle' });
    await page.getByRole('searchbox', { name: 'Buscar postagem' }).fill(name.replace('Maçã', 'maca'));
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByLabel('Status').selectOption('Rascunhos');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(card(page, draft.title).getByText('Rascunho', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByLabel('Status').selectOption('Todos os status');
    await page.getByLabel('Categoria').selectOption('Lifestyle');
    await expect(card(page, live.title)).toBeVisible();
    await expect(card(page, draft.title)).toBeHidden();
    await page.getByRole('searchbox', { name: 'Buscar postagem' }).fill('xyzzy');
    await expect(page.getByText('Nenhuma postagem corresponde a essa busca.')).toBeOnScreen({ scrolled: true });
    await page.getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(LIST);
  });

  test('loads its next page on request, and a reload keeps the pages and the place', async ({ page }) => {
    await openPanel(page, LIST);
    const name = uniqueName('Longa');
    for (let n = 0; n < 25; n += 1) await createPost(page, { title: `${name} ${n}`, publishedAt: null });
    await page.goto(`${LIST}?busca=${encodeURIComponent(name)}`);
    await expect(page.getByRole('article')).toHaveCount(24);
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    await expect(page.getByRole('article')).toHaveCount(25);
    await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeHidden();
    const last = page.getByRole('article').last();
    await last.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(200);
    await page.reload();
    await expect(last).toBeOnScreen();
    await expect(page.getByRole('article')).toHaveCount(25);
    await expect.poll(place).toBe(before);
    expect(await page.evaluate(() => sessionStorage.getItem('soul-list-rows'))).toBeNull();
  });
});

test('a post is duplicated as a draft, which the toast opens', async ({ page }) => {
  await openPanel(page, LIST);
  const title = uniqueName('Postagem');
  await createPost(page, { title, content: '<p>Texto</p>', excerpt: 'Resumo que basta para um cartão do blog.' });
  await page.goto(`${LIST}?busca=${encodeURIComponent(title)}`);
  await card(page, title).getByRole('button', { name: 'Duplicar' }).click();
  await expectToast(page, 'Postagem duplicada', `“${title} (cópia)” é um rascunho.`);
  await expect(card(page, `${title} (cópia)`).getByText('Rascunho', { exact: true })).toBeOnScreen();
  await page.getByRole('button', { name: 'Editar cópia' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue(`${title} (cópia)`);
  await expect(page.getByRole('textbox', { name: 'Conteúdo' })).toHaveText('Texto');
});

test('an article without a cover shows the brand’s logo in the blog', async ({ page }) => {
  await openPanel(page, LIST);
  const title = uniqueName('Sem capa');
  const excerpt = 'Um artigo sem imagem de capa, que se lê mesmo assim.';
  const { id } = await createPost(page, { title, excerpt, category: 'Lifestyle', image: null });
  await page.goto('/blog?categoria=Lifestyle');
  const shown = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown.getByText(excerpt)).toBeOnScreen();
  await expect(shown.locator('[aria-hidden] svg')).toBeOnScreen();
  await callApi(page, 'DELETE', `/api/panel/posts/${id}?version=1`);
});
