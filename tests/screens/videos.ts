import type { Page } from '@playwright/test';
import { withVideos } from '../../src/shared/video.ts';
import { answers, fill, press } from './acts.ts';

const ADDRESS = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const TITLE = 'Como se monta um shake que fica bem mais bonito do que o da foto';
const POSTER = '/images/post-6-2100x1200-d2e0a7-51c126.webp';
const video = (picture: string) =>
  `<figure data-video="dQw4w9WgXcQ" data-start="90">${picture}<a href="${ADDRESS}">${TITLE}</a></figure>`;

/** Adds two videos to the top of an article that is opened from the list: no seeded article has one. */
export async function videosInArticle(page: Page) {
  const { post, related } = await (await page.request.get('/api/posts/1')).json();
  const content = withVideos(video(`<img src="${POSTER}" alt="">`) + video('')) + post.content;
  await answers(page, 'GET /api/posts/1', { json: { post: { ...post, content }, related } });
}

export async function throughVideos(page: Page) {
  await page.locator('a[href="/blog/1"]').first().click();
  await page.locator('.article-video').first().waitFor();
}

/** Inserts a video into the open post. */
export async function insertVideo(page: Page) {
  await page.getByRole('button', { name: 'Vídeo', exact: true }).click();
  await fill(page, 'Endereço do vídeo', `${ADDRESS}&t=90s`);
  await page.getByRole('dialog', { name: 'Vídeo' }).getByLabel('Título').fill(TITLE);
  await press(page, 'Inserir');
  await page.getByText('a partir de 1:30').waitFor();
}
