import type { Page } from '@playwright/test';
import { expect, hold, open } from '../helpers/browser';
import { signInAdmin, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const ID = 'dQw4w9WgXcQ';
const TITLE = 'Como se monta um “shake”';
const WATCH = `https://www.youtube.com/watch?v=${ID}&t=90s`;
const EMBED = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&start=90&rel=0&hl=pt-BR&cc_lang_pref=pt-BR`;
const CONTENT = `<p>Antes</p><figure data-video="${ID}" data-start="90"><a href="${WATCH.replace('&', '&amp;')}">${TITLE}</a></figure><p>Depois</p>`;

const YEARS = 5 * 365 * 24 * 3_600_000;

/**
 * Creates articles with these titles and the same video, related to each other: their category has only one seeded post, and
 * they are newer than all earlier test posts. Afterwards the author is signed out.
 */
async function articlesWithVideo(page: Page, ...titles: string[]): Promise<number[]> {
  await signInAdmin(page);
  const publishedAt = new Date(Date.now() - YEARS).toISOString();
  const fields = { category: 'Suplementos', publishedAt, content: CONTENT };
  const ids: number[] = [];
  for (const title of titles) {
    const excerpt = `${title}: em uma frase, o que este artigo conta a quem chega.`;
    ids.push((await createPost(page, { title, excerpt, ...fields })).id);
  }
  await page.context().clearCookies();
  return ids;
}

async function openArticle(page: Page) {
  const [id] = await articlesWithVideo(page, uniqueName('Artigo com um vídeo'));
  await open(page, `/blog/${id}`);
}

const link = (page: Page) => page.getByRole('article').getByRole('link', { name: TITLE });
const frame = (page: Page) => page.locator('.article iframe');

/** Checks that the loaded frame covers the link: hiding the link changes no pixel. */
async function expectToCover(page: Page) {
  await frame(page).evaluate((element) => element.style.setProperty('background', '#000'));
  const { x, y, width, height } = (await frame(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: x + 40, y: y + 10, width: width - 80, height: height - 20 };
  const before = await page.screenshot({ clip });
  await page.locator('[data-embed]').evaluate((element) => element.style.setProperty('visibility', 'hidden'));
  expect((await page.screenshot({ clip })).equals(before)).toBe(true);
}

test('requests nothing from YouTube until the video is pressed, then plays it in place', async ({ page, outside }) => {
  await openArticle(page);
  await expect(link(page)).toBeOnScreen({ scrolled: true });
  await expect(link(page)).toContainText('O vídeo vem do YouTube, que pode usar cookies.');
  expect(outside).toEqual([]);
  const place = await link(page).boundingBox();
  await link(page).click();
  await expect(frame(page)).toBeFocused();
  await expect(frame(page)).toHaveAttribute('title', TITLE);
  await expect.poll(() => outside).toEqual([EMBED]);
  expect(await frame(page).boundingBox()).toEqual(place);
  // The covered link must not be a second tab stop.
  await expect(link(page)).toHaveJSProperty('inert', true);
  await expectToCover(page);
});

test('Enter plays a video, and a click with a modifier key follows its link', async ({ page }) => {
  await openArticle(page);
  await expect(link(page)).toHaveAttribute('href', WATCH);
  // Resolves to whether the click is left to the browser, which would open YouTube in a new tab.
  const left = page.evaluate(
    () =>
      new Promise((resolve) => {
        const see = (event: MouseEvent) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', see, { once: true });
      }),
  );
  await link(page).click({ modifiers: ['ControlOrMeta'] });
  expect(await left).toBe(true);
  await expect(frame(page)).toHaveCount(0);
  await link(page).focus();
  await page.keyboard.press('Enter');
  await expect(frame(page)).toBeFocused();
});

test('a video plays on while the next article loads, and stops when that is shown', async ({ page }) => {
  const other = uniqueName('Outro com o mesmo vídeo');
  const [id, next] = await articlesWithVideo(page, uniqueName('Artigo com um vídeo'), other);
  const release = await hold(page, `/api/posts/${next}`);
  await open(page, `/blog/${id}`);
  await link(page).click();
  const playing = await frame(page).elementHandle();
  await page.getByRole('region', { name: 'Leia também' }).getByRole('link', { name: other }).click();
  await expect(page.getByText('Carregando...').first()).toBeAttached();
  expect(await playing?.evaluate((element) => element.isConnected)).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  await expect(frame(page)).toHaveCount(0);
  await expect(link(page)).toBeAttached();
});

test('in print a video shows its title and address, also while it plays', async ({ page }) => {
  await openArticle(page);
  await link(page).click();
  await expect(frame(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(frame(page)).toBeHidden();
  const video = page.getByRole('figure').filter({ hasText: TITLE });
  await expect(video.getByText(TITLE)).toBeVisible();
  await expect(video.getByText('Assistir aqui')).toBeHidden();
  const address = await video.locator('a').evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toBe(`"${WATCH}"`);
});

test('without script a video is a link to YouTube', async ({ page, browser, baseURL }) => {
  const [id] = await articlesWithVideo(page, uniqueName('Artigo com um vídeo'));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto(`/blog/${id}`);
  await expect(link(plain)).toHaveAttribute('href', WATCH);
  await expect(link(plain)).toHaveAttribute('target', '_blank');
  await context.close();
});
