import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { callApi, openPanel, test } from '../helpers/panel';
import { content, createPost, draftContent, expectContent, readPost, save } from '../helpers/posts';

const NEW = '/painel/blog/novo';
const ID = 'dQw4w9WgXcQ';
const ADDRESS = `https://youtu.be/${ID}?t=1m30s`;
const TITLE = 'Como se monta um shake';
const WATCH = `https://www.youtube.com/watch?v=${ID}&amp;t=90s`;
const VIDEO = `<figure data-video="${ID}" data-start="90"><a href="${WATCH}">${TITLE}</a></figure>`;

const button = (page: Page) => page.getByRole('button', { name: 'Vídeo', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Vídeo', exact: true });
const address = (page: Page) => dialog(page).getByLabel('Endereço do vídeo');
const title = (page: Page) => dialog(page).getByLabel('Título');
const video = (page: Page, name = TITLE) => content(page).getByRole('figure', { name: `Vídeo: ${name}` });

/** Pastes plain text, like a copied address. */
async function pasteText(page: Page, text: string) {
  await content(page).focus();
  await content(page).evaluate((element, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('a video is inserted by its address, shown in text and preview, and shown on the site', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { content: '<p>Veja como se faz.</p>' });
  await openPanel(page, `/painel/blog/${id}`);
  await content(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await button(page).click();
  await expect(address(page)).toBeFocused();
  await address(page).fill('https://example.com/video');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Use um endereço de vídeo do YouTube.')).toBeOnScreen();
  await expect(dialog(page).getByText('Informe o título do vídeo.')).toBeOnScreen();
  await address(page).fill(ADDRESS);
  await page.keyboard.press('Enter');
  await expect(title(page)).toBeFocused();
  await title(page).fill(` ${TITLE} `);
  await dialog(page).getByLabel('Capa').fill('ftp://example.com/capa.jpg');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Use um endereço que comece com https:// ou uma imagem da Mídia.')).toBeVisible();
  await dialog(page).getByLabel('Capa').fill('');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(video(page)).toBeOnScreen({ scrolled: true });
  await expect(video(page)).toContainText('Vídeo do YouTube · a partir de 1:30');
  const preview = page.frameLocator('iframe[title="Prévia da postagem"]');
  await expect(preview.getByText('O vídeo vem do YouTube, que pode usar cookies.')).toBeAttached();
  await save(page).click();
  await expect(page.getByText('Salvo às')).toBeVisible();
  const stored = VIDEO.replace(`${WATCH}"`, `${WATCH}" rel="noopener noreferrer"`);
  expect((await readPost(page, id)).content).toBe(`<p>Veja como se faz.</p>${stored}`);

  // After reopening it is the same video, and opening it changed nothing.
  await page.reload();
  await expect(video(page)).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toBeHidden();

  await page.goto(`/blog/${id}`);
  const link = page.getByRole('article').getByRole('link', { name: new RegExp(TITLE) });
  await expect(link).toBeOnScreen({ scrolled: true });
});

test('an address pasted on an empty line becomes a video, or stays a link after Esc', async ({ page }) => {
  await openPanel(page, NEW);
  await content(page).fill('Antes');
  await page.keyboard.press('Enter');
  await pasteText(page, ADDRESS);
  await expect(address(page)).toHaveValue(ADDRESS);
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expectContent(page, `<p>Antes</p><p><a href="${ADDRESS}">${ADDRESS}</a></p>`);

  // On a line with an address, the button takes it over.
  await button(page).click();
  await expect(address(page)).toHaveValue(ADDRESS);
  await title(page).fill(TITLE);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Depois');
  await expectContent(page, `<p>Antes</p>${VIDEO}<p>Depois</p>`);
});

test('an address pasted among words stays text', async ({ page }) => {
  await openPanel(page, NEW);
  await content(page).fill('Veja ');
  await page.keyboard.press('End');
  await pasteText(page, ADDRESS);
  await page.keyboard.press('Enter');
  await page.keyboard.type('youtu.be/');
  await pasteText(page, ID);
  await page.keyboard.press('Enter');
  await pasteText(page, `Veja ${ADDRESS}`);
  await expect.poll(() => draftContent(page)).toMatch(/youtu\.be.*<\/p><p>.*youtu\.be.*<\/p><p>Veja .*youtu\.be/);
  await expect(dialog(page)).toBeHidden();
  await button(page).click();
  await expect(address(page)).toHaveValue('');
});

test('a selected video is changed and removed in its dialog', async ({ page }) => {
  await openPanel(page, '/painel');
  const poster = '/images/og.jpg';
  const { id } = await createPost(page, {
    content: `<p>Um</p>${VIDEO.replace('<a', `<img src="${poster}" alt=""><a`)}<p>Dois</p>`,
  });
  await openPanel(page, `/painel/blog/${id}`);
  await expect(video(page).locator('img')).toHaveAttribute('src', poster);
  await video(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  await button(page).click();
  await expect(address(page)).toHaveValue(`https://www.youtube.com/watch?v=${ID}&t=90s`);
  await expect(title(page)).toHaveValue(TITLE);
  await expect(dialog(page).getByLabel('Capa')).toHaveValue(poster);
  await address(page).fill(`https://www.youtube.com/shorts/${ID}`);
  await title(page).fill('Outro título');
  await page.keyboard.press('Enter');
  await expect(video(page, 'Outro título')).toContainText(/Vídeo do YouTube$/);
  await expect
    .poll(() => draftContent(page, `posts:${id}`))
    .toBe(
      `<p>Um</p><figure data-video="${ID}"><img src="${poster}" alt=""><a href="https://www.youtube.com/watch?v=${ID}">Outro título</a></figure><p>Dois</p>`,
    );
  await video(page, 'Outro título').click();
  await button(page).click();
  await dialog(page).getByRole('button', { name: 'Remover vídeo' }).click();
  await expect(video(page, 'Outro título')).toHaveCount(0);
  await save(page).click();
  await expect(page.getByText('Salvo às')).toBeVisible();
  expect((await readPost(page, id)).content).toBe('<p>Um</p><p>Dois</p>');
});

test('the insert menu finds a video by “youtube”, and text typed over it goes below', async ({ page }) => {
  await openPanel(page, NEW);
  await content(page).focus();
  await page.keyboard.type('/youtube');
  await page.getByRole('option', { name: 'Vídeo', exact: true }).click();
  await address(page).fill(ADDRESS);
  await title(page).fill(TITLE);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Depois');
  await video(page).click();
  await page.keyboard.type('Entre');
  await expectContent(page, `${VIDEO}<p>Entre</p><p>Depois</p>`);
});

test('another start time of a video is a change in the history', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id, version, ...fields } = await createPost(page, { content: `<p>Um</p>${VIDEO}`, publishedAt: null });
  const changed = VIDEO.replace('data-start="90"', 'data-start="60"').replace('t=90s', 't=60s');
  await callApi(page, 'PUT', `/api/panel/posts/${id}`, { ...fields, content: `<p>Um</p>${changed}`, version });
  await page.goto(`/painel/blog/${id}`);
  await page.getByRole('button', { name: 'Histórico' }).click();
  const first = page.getByRole('dialog', { name: 'Histórico' }).getByRole('listitem').last();
  await first.getByRole('button', { name: /^Comparar/ }).click();
  const body = first.getByRole('region', { name: 'Conteúdo' });
  await expect(body.getByText(`[Vídeo: ${TITLE}]`).first()).toBeOnScreen({ scrolled: true });
});
