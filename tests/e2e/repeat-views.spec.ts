import type { Page } from '@playwright/test';
import type { PostRecord } from '../../src/shared/post';
import { expect, open } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { finder } from '../helpers/finder';
import { administrator, callAs, test } from '../helpers/panel';
import { uniqueName } from '../helpers/unique-name';

test.use({ serviceWorkers: 'allow' });

const BEFORE = '<!DOCTYPE html><html lang="pt-BR"><title>De antes</title><h1>De antes</h1></html>';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** Opens /contato until the service worker caches it, then replaces the copy by another page of this age. */
async function keepBefore(page: Page, seconds: number) {
  await open(page, '/contato');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect(async () => {
    await page.goto('/contato');
    expect(await keptContact(page)).toContain('Contato');
  }).toPass();
  await page.evaluate(
    async ([body, keptAt]) => {
      const name = (await caches.keys()).find((each) => each.endsWith('-pages')) ?? '';
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'X-Cached-At': String(keptAt) };
      await (await caches.open(name)).put('/contato', new Response(body as string, { headers }));
    },
    [BEFORE, Date.now() - seconds * 1000],
  );
}

/** Tells the page that it has changed, as the service worker does, until it reads `path` anew: it listens a while after it opens. */
async function tellOfChange(page: Page, path: string) {
  await expect(async () => {
    const answered = page.waitForResponse(`**${path}`, { timeout: 2000 });
    await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new MessageEvent('message')));
    await answered;
  }).toPass();
}

const keptContact = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.endsWith('-pages'));
    return name ? ((await (await (await caches.open(name)).match('/contato'))?.text()) ?? '') : '';
  });

test('a page cached seconds ago is shown at once, and refreshed in the background', async ({ page }) => {
  await keepBefore(page, 20);
  await page.goto('/contato');
  await expect(heading(page, 'De antes')).toBeVisible();
  await expect.poll(() => keptContact(page)).not.toContain('De antes');
  await page.goto('/contato');
  await expect(heading(page, 'Contato')).toBeVisible();
});

test('a page cached more than a minute ago is loaded from the network', async ({ page }) => {
  await keepBefore(page, 90);
  await page.goto('/contato');
  await expect(heading(page, 'Contato')).toBeVisible();
});

test('a reload loads the page from the network', async ({ page }) => {
  await keepBefore(page, 20);
  await page.reload();
  await expect(heading(page, 'Contato')).toBeVisible();
});

test('a page that has changed since it was cached shows the change on its own', async ({ page, request }) => {
  const { email, password } = await administrator();
  await callAs(request, 'POST', '/api/auth/session', { email, password });
  const [before, after] = [uniqueName('Antes'), uniqueName('Depois')];
  const post = { title: before, publishedAt: '2020-01-01T12:00:00.000Z' };
  const { record } = await callAs<{ record: PostRecord }>(request, 'POST', '/api/panel/posts', post);
  const { id, ...saved } = record;
  const path = `/blog/${id}`;
  await open(page, path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const isKept = () => page.evaluate(async (address) => Boolean(await caches.match(address)), path);
  await expect(async () => {
    await page.goto(path);
    expect(await isKept()).toBe(true);
  }).toPass();
  await callAs(request, 'PUT', `/api/panel/posts/${id}`, { ...saved, title: after });
  const shown = await page.goto(path);
  expect(shown?.fromServiceWorker()).toBe(true);
  expect(await shown?.text()).toContain(before);
  await expect(heading(page, after)).toBeVisible();
  await callAs(request, 'DELETE', `/api/panel/posts/${id}?version=${saved.version + 1}`, {});
});

test.describe('the stores that are shown', () => {
  test.use({ serviceWorkers: 'block' });

  test('stay if they cannot be read anew', async ({ page, problems }) => {
    await open(page, '/onde-estamos');
    const { lines } = finder(page.getByRole('main'));
    await expect(lines).toHaveCount(33);
    await page.route('**/api/locations', (route) => route.fulfill({ status: 503, json: { error: 'Agora não' } }));
    await tellOfChange(page, '/api/locations');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
    await expect(heading(page, 'Blog')).toBeVisible();
    await page.goBack();
    await expect(lines).toHaveCount(33);
    await expect(page.getByText('Erro ao carregar locais')).toHaveCount(0);
    forgetRefusals(problems, 503);
  });
});

test.describe('on the home, whose map is not hydrated before it nears the screen', () => {
  test.use({ serviceWorkers: 'block' });

  test('a change that the service worker tells of is shown', async ({ page }) => {
    await page.route('**/api/products/featured', async (route) => {
      const answer = await route.fetch();
      const [first, ...others] = (await answer.json()) as { name: string }[];
      await route.fulfill({ json: [{ ...first, name: 'Soul Shake de Amanhã' }, ...others] });
    });
    await open(page, '/');
    const product = page.getByRole('heading', { name: 'Soul Shake de Amanhã' });
    await expect(product).toHaveCount(0);
    await tellOfChange(page, '/api/products/featured');
    await expect(product).toHaveCount(1);
  });

  test('a part that could not be read anew is still there after a step back', async ({ page, problems }) => {
    await open(page, '/');
    const product = page.getByRole('region', { name: 'Os queridinhos da casa' }).getByRole('article').first();
    await expect(product).toHaveCount(1);
    await page.route('**/api/products/featured', (route) =>
      route.fulfill({ status: 503, json: { error: 'Agora não' } }),
    );
    await tellOfChange(page, '/api/products/featured');
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).first().click();
    await expect(heading(page, 'Blog')).toBeVisible();
    await page.goBack();
    await expect(product).toHaveCount(1);
    forgetRefusals(problems, 503);
  });
});
