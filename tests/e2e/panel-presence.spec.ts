// A form shows who else has the record open at the moment, and who wrote it last.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { anotherEditor, callAs, openPanel, test } from '../helpers/panel';
import { createPost, readPost } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

/** Collects this window's presence requests. */
function beatsOf(page: Page) {
  const beats: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/panel/presence/')) beats.push(`${request.method()} ${pathname}`);
  });
  return beats;
}

/** Hides the window or shows it again. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('a form names other people who have the record open, and reports its own presence only while visible', async ({
  page,
  request,
}) => {
  await openPanel(page, '/painel/blog');
  const ana = await anotherEditor(page, request);
  const { id } = await createPost(page, { publishedAt: null });
  const path = `/api/panel/presence/posts/${id}`;
  const beats = beatsOf(page);
  await page.clock.install();
  const heard = page.waitForResponse(`**${path}`);
  await page.goto(`/painel/blog/${id}`);
  await heard;
  expect(beats).toEqual([`PUT ${path}`]);
  const named = page.getByRole('status').filter({ hasText: `${ana.name} está editando` });
  await expect(named).toHaveCount(0);
  expect(await callAs(request, 'PUT', path, {})).toEqual({
    others: [expect.objectContaining({ name: 'Administração' })],
    lastWrite: expect.objectContaining({ name: 'Administração' }),
  });
  await page.clock.runFor(20_000);
  await expect(named).toBeOnScreen();
  expect(beats).toHaveLength(2);

  await show(page, 'hidden');
  await page.clock.runFor(120_000);
  expect(beats).toHaveLength(2);
  await show(page, 'visible');
  await expect.poll(() => beats.length).toBe(3);
});

test('another window of the same person does not count, and leaving a form ends its presence', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { publishedAt: null });
  const beats = beatsOf(page);
  await page.goto(`/painel/blog/${id}`);
  const second = await page.context().newPage();
  const answer = second.waitForResponse(/\/api\/panel\/presence\//);
  await second.goto(`/painel/blog/${id}`);
  expect(await (await answer).json()).toMatchObject({ others: [] });
  await second.close();
  expect(beats).toHaveLength(1);
  await page.clock.install();
  await page.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page).toHaveURL('/painel/blog');
  await page.clock.runFor(60_000);
  await expect.poll(() => beats.map((beat) => beat.split(' ')[0])).toEqual(['PUT', 'DELETE']);
});

test('a form shows who wrote the record last and when, until something is changed', async ({ page, request }) => {
  await openPanel(page, '/painel/blog');
  const ana = await anotherEditor(page, request);
  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  await expect(page.getByText(/^Última alteração por você, em \d\d\/\d\d\/\d{4} às \d\d:\d\d$/)).toBeOnScreen();
  const { version } = await readPost(page, id);
  const written = { title: uniqueName('Postagem'), publishedAt: null, version };
  await callAs(request, 'PUT', `/api/panel/posts/${id}`, written);
  await page.reload();
  const last = page.getByText(new RegExp(`^Última alteração por ${ana.name}, em `));
  await expect(last).toBeOnScreen();
  await page.getByLabel('Título', { exact: true }).fill('Outro título');
  await expect(last).toHaveCount(0);
  await expect(page.getByText('Alterações não salvas')).toBeOnScreen();
});

test('a new record reports no presence', async ({ page }) => {
  const beats = beatsOf(page);
  await openPanel(page, '/painel/slides/novo');
  await expect(page.getByRole('button', { name: 'Criar' })).toBeVisible();
  expect(beats).toEqual([]);
});
