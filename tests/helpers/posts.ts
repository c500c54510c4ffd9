import { expect, type Locator, type Page } from '@playwright/test';
import type { PostRecord } from '../../src/shared/post';
import { callApi } from './panel';
import { uniqueName } from './unique-name';

/** Before all seeded posts, so tests of the blog keep their order. */
const LONG_AGO = '2020-01-01T12:00:00.000Z';

/** Creates a published post through the API; the page must be signed in. */
export async function createPost(page: Page, fields: object = {}): Promise<PostRecord> {
  const post = { title: uniqueName('Postagem'), publishedAt: LONG_AGO, ...fields };
  return (await callApi<{ record: PostRecord }>(page, 'POST', '/api/panel/posts', post)).record;
}

/** Deletes the test's posts, in any state. */
export async function deletePosts(page: Page, title: string) {
  const found = await page.request.get('/api/panel/posts', { params: { search: title }, maxRetries: 2 });
  for (const { id, version } of (await found.json()).rows) {
    await callApi(page, 'DELETE', `/api/panel/posts/${id}?version=${version}`);
  }
}

/** Returns a post as stored. */
export async function readPost(page: Page, id: number): Promise<PostRecord> {
  return (await page.request.get(`/api/panel/posts/${id}`, { maxRetries: 2 })).json();
}

export const dialog = (page: Page, name: 'Nova Postagem' | 'Editar Postagem') => page.getByRole('dialog', { name });
export const content = (page: Page) => page.getByRole('textbox', { name: 'Conteúdo' });
export const save = (page: Page) => page.getByRole('button', { name: 'Salvar' });
export const card = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Returns the editor's content as stored in the draft. */
export function draftContent(page: Page, record = 'posts:novo'): Promise<string | undefined> {
  return page.evaluate((name) => {
    const key = Object.keys(localStorage).find((kept) => kept.startsWith('soul-draft:') && kept.includes(name));
    return JSON.parse(localStorage.getItem(key ?? '') ?? 'null')?.values.content;
  }, `:${record}`);
}

/** Simulates a paste from another program. */
export async function paste(page: Page, html: string) {
  await content(page).focus();
  await content(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'texto');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

export async function expectContent(page: Page, html: string) {
  await expect.poll(() => draftContent(page)).toBe(html);
}
