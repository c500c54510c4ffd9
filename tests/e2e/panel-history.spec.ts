// A record's versions are in its form; restoring one only changes the form's values.
import type { Page as Window } from '@playwright/test';
import { posts as seeded } from '../../scripts/seed/posts';
import type { ActivityEntry } from '../../src/shared/activity';
import type { Page } from '../../src/shared/page';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, openPanel, test } from '../helpers/panel';
import { content, createPost, readPost, save } from '../helpers/posts';

const history = (page: Window) => page.getByRole('dialog', { name: 'Histórico' });
const openHistory = (page: Window) => page.getByRole('button', { name: 'Histórico' }).click();

const FIRST = '<p>O café é servido à tarde.</p><p>Fica igual.</p><p>Sai daqui.</p>';
const SECOND = '<p>O café é servido à noite.</p><p>Fica igual.</p><h2>Entra aqui</h2>';

/** Opens a draft that was written twice in its editor. */
async function openTwiceWritten(page: Window) {
  await openPanel(page, '/painel/blog');
  const post = await createPost(page, { publishedAt: null, content: FIRST, excerpt: 'Antes' });
  const { id, version, ...fields } = post;
  await callApi(page, 'PUT', `/api/panel/posts/${id}`, { ...fields, content: SECOND, excerpt: 'Depois', version });
  await page.goto(`/painel/blog/${id}`);
  await expect(content(page)).toContainText('Entra aqui');
  return post;
}

test('a version is compared word by word, and restored into the form without saving', { tag: '@main' }, async ({
  page,
}) => {
  const { id } = await openTwiceWritten(page);
  await openHistory(page);
  const versions = history(page).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('alterou');
  await expect(versions.first()).toContainText('Versão salva');
  await expect(versions.first()).toContainText('Resumo');
  await expect(versions.last()).toContainText('criou');

  await versions
    .first()
    .getByRole('button', { name: /^Comparar/ })
    .click();
  await expect(versions.first().getByText('O formulário está igual a esta versão.')).toBeOnScreen({ scrolled: true });
  await versions
    .last()
    .getByRole('button', { name: /^Comparar/ })
    .click();
  const body = versions.last().getByRole('region', { name: 'Conteúdo' });
  await expect(body.getByRole('insertion')).toHaveText([/tarde$/, /Sai daqui\.$/]);
  await expect(body.getByRole('deletion')).toHaveText([/noite$/, /Entra aqui$/]);
  await expect(body.getByText('Fica igual.')).toBeOnScreen({ scrolled: true });

  const restore = body.getByRole('button');
  await restore.click();
  await expect(body.getByText('Está no formulário, ainda sem salvar.')).toBeOnScreen({ scrolled: true });
  await expect(restore).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  await expect(content(page)).toContainText('servido à tarde');
  await expect(page.getByRole('textbox', { name: 'Resumo' })).toHaveValue('Depois');
  await expect(page.getByText('Alterações não salvas')).toBeOnScreen();
  expect(await readPost(page, id)).toMatchObject({ content: SECOND, version: 2 });
  await save(page).click();
  await expectToast(page, 'Postagem atualizada');
  expect(await readPost(page, id)).toMatchObject({ content: FIRST, excerpt: 'Depois', version: 3 });
});

test('each version shows what its save changed, independently of the form’s current values', async ({ page }) => {
  await openTwiceWritten(page);
  await page.getByRole('textbox', { name: 'Resumo' }).fill('Ainda outro');
  await openHistory(page);
  const versions = history(page).getByRole('listitem');
  const saved = versions.first();
  await saved.getByRole('button', { name: /^O que mudou em/ }).click();
  const excerpt = saved.getByRole('row', { name: /^Resumo/ });
  await expect(excerpt.getByRole('deletion')).toContainText('Antes');
  await expect(excerpt.getByRole('insertion')).toContainText('Depois');
  await expect(saved.getByRole('row', { name: /^Conteúdo/ }).getByRole('insertion')).toContainText([
    'noite',
    'Entra aqui',
  ]);
  await expect(saved.getByRole('button', { name: /^Restaurar/ })).toHaveCount(0);
  // One view at a time: the other replaces it.
  await saved.getByRole('button', { name: /^Comparar/ }).click();
  await expect(saved.getByRole('table')).toHaveCount(0);
  await expect(saved.getByRole('region', { name: 'Resumo' }).getByRole('deletion')).toContainText('Ainda outro');
  // A creation has no changes to show: it is the whole record.
  await expect(versions.last().getByRole('button', { name: /^O que mudou/ })).toHaveCount(0);
});

test('comparing a seeded article after typing shows only what was typed', async ({ page }) => {
  test.slow();
  await openPanel(page, '/painel/blog');
  for (const { content: html } of seeded) {
    const { id } = await createPost(page, { content: html, publishedAt: null });
    await page.goto(`/painel/blog/${id}`);
    await content(page).locator('p').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type('§');
    await openHistory(page);
    const version = history(page).getByRole('listitem').first();
    await version.getByRole('button', { name: /^Comparar/ }).click();
    const body = version.getByRole('region', { name: 'Conteúdo' });
    await expect(body.getByRole('deletion')).toHaveCount(1);
    await expect(body.getByRole('deletion')).toContainText('§');
    await expect(body.getByText('mudou só a formatação')).toHaveCount(0);
    await expect(version.getByRole('region')).toHaveCount(1);
  }
});

test('a whole version is restored at once, and that can be undone', async ({ page }) => {
  await openTwiceWritten(page);
  const excerpt = page.locator('textarea[name=excerpt]');
  await excerpt.fill('Digitado agora');
  await openHistory(page);
  const oldest = history(page).getByRole('listitem').last();
  await oldest.getByRole('button', { name: /^Comparar/ }).click();
  await oldest.getByRole('button', { name: 'Restaurar tudo' }).click();
  await expect(excerpt).toHaveValue('Antes');
  await oldest.getByRole('button', { name: 'Desfazer tudo' }).click();
  await expect(excerpt).toHaveValue('Digitado agora');
  await history(page).getByRole('button', { name: 'Voltar ao formulário' }).click();
  await expect(page.getByRole('button', { name: 'Histórico' })).toBeFocused();
  await expect(content(page)).toContainText('Entra aqui');
});

test('a whole version is restored without its publication, which is restored alone', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  const { id, version, ...fields } = await createPost(page, { publishedAt: null, excerpt: 'Antes', author: 'Ana' });
  const published = { ...fields, publishedAt: '2026-01-01T12:00:00.000Z', excerpt: 'Depois', author: 'Bia' };
  await callApi(page, 'PUT', `/api/panel/posts/${id}`, { ...published, version });
  await page.goto(`/painel/blog/${id}`);
  await openHistory(page);
  const oldest = history(page).getByRole('listitem').last();
  await oldest.getByRole('button', { name: /^Comparar/ }).click();
  await oldest.getByRole('button', { name: 'Restaurar tudo' }).click();
  await expect(page.locator('textarea[name=excerpt]')).toHaveValue('Antes');
  await expect(page.getByRole('radio', { name: 'Publicada', includeHidden: true })).toBeChecked();
  const publication = oldest.getByRole('region', { name: 'Publicação' });
  await expect(publication.getByText('“Restaurar tudo” não muda este campo.')).toBeOnScreen({ scrolled: true });
  await publication.getByRole('button', { name: /Restaurar este campo/ }).click();
  await expect(page.getByRole('radio', { name: 'Rascunho', includeHidden: true })).toBeChecked();
});

test('the state before the first write of the panel is a version too', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { publishedAt: null, excerpt: 'Agora' });
  const { rows } = await callApi<Page<ActivityEntry>>(page, 'GET', `/api/panel/activity?noun=posts&record=${id}`);
  const entry = { ...rows[0], action: 'update' };
  await page.route('**/api/panel/activity?*', (route) => route.fulfill({ json: { rows: [entry], next: null } }));
  const detail = { ...entry, before: { excerpt: 'Bem antes' }, after: {}, lost: { pictures: [], categories: [] } };
  await page.route(`**/api/panel/activity/${entry.id}`, (route) => route.fulfill({ json: detail }));
  await page.goto(`/painel/blog/${id}`);
  await openHistory(page);
  const original = history(page).getByRole('listitem').filter({ hasText: 'Versão original' });
  await original.getByRole('button', { name: 'Comparar com a versão original' }).click();
  const excerpt = original.getByRole('region', { name: 'Resumo' });
  await expect(excerpt.getByRole('insertion')).toContainText('Bem antes');
  await excerpt.getByRole('button').click();
  await expect(page.locator('textarea[name=excerpt]')).toHaveValue('Bem antes');
});

test('a version with a deleted category says so, and does not restore the category', async ({ page }) => {
  await openPanel(page, '/painel/produtos');
  const key = `linha-${Date.now()}`;
  const line = { key, name: key, description: '', image: '/images/categorias/soulfuel.webp', imageAlt: '' };
  await callApi(page, 'POST', '/api/panel/categories', {
    ...line,
    highlighted: false,
    packSize: null,
    packDiscount: 0,
    ...NO_SEARCH_APPEARANCE,
    position: 99,
  });
  const { rows } = await callApi<{ rows: { id: number }[] }>(page, 'GET', '/api/panel/products?category=soulcoffee');
  const copies = `/api/panel/products/${rows[0]?.id}/copies`;
  const { record } = await callApi<{ record: { id: number; version: number } }>(page, 'POST', copies, {});
  const { id, ...fields } = record;
  const path = `/api/panel/products/${id}`;
  const moved = await callApi<typeof record & { record: { version: number } }>(page, 'PUT', path, {
    ...fields,
    category: key,
    number: 0,
  });
  const back = { ...fields, number: 0, name: `Cópia ${key}`, version: moved.record.version };
  const { record: now } = await callApi<{ record: { version: number } }>(page, 'PUT', path, back);
  await callApi(page, 'DELETE', `/api/panel/categories/${key}?version=1`);

  await page.goto(`/painel/produtos/${id}`);
  await openHistory(page);
  const version = history(page).getByRole('listitem').nth(1);
  await version.getByRole('button', { name: /^Comparar/ }).click();
  const category = version.getByRole('region', { name: 'Categoria' });
  await expect(category.getByText('Esta categoria foi excluída.')).toBeOnScreen({ scrolled: true });
  await expect(category.getByRole('button')).toHaveCount(0);
  await expect(version.getByRole('region', { name: 'Nome' }).getByRole('button')).toHaveCount(1);
  await callApi(page, 'DELETE', `${path}?version=${now.version}`);
});

test('a new record has no history', async ({ page }) => {
  await openPanel(page, '/painel/locations/novo');
  await expect(page.getByRole('button', { name: 'Adicionar', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Histórico' })).toHaveCount(0);
});
