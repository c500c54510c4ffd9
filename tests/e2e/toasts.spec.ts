import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

type Message = { title: string; description: string; destructive?: boolean };

const SUCCESS: Message = {
  title: 'Email enviado',
  description: 'Verifique sua caixa de entrada para redefinir sua senha.',
};
const FAILURE: Message = {
  title: 'Erro ao fazer login',
  description: 'Verifique suas credenciais e tente novamente.',
  destructive: true,
};

const CARD = '.toast';

/** Opens a page that shows a toast stored by the previous page. */
async function openWith(page: Page, message: Message, path = '/blog') {
  await page.addInitScript((kept) => sessionStorage.setItem('soul-toast', kept), JSON.stringify(message));
  await open(page, path);
  return page.locator(CARD);
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const) {
  test(`toasts are in view, opaque and uncovered at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const message of [SUCCESS, FAILURE]) {
      const card = await openWith(page, message);
      await expect(card).toContainText(message.description);
      await expect(card).toBeOnScreen();
      await expect(card).toHaveCSS('background-color', message.destructive ? 'rgb(179, 16, 60)' : 'rgb(255, 255, 255)');
      const close = await page.getByRole('button', { name: 'Fechar aviso' }).boundingBox();
      expect(close?.width).toBeGreaterThanOrEqual(24);
      expect(close?.height).toBeGreaterThanOrEqual(24);
    }
  });
}

test('a refused sign-in shows a toast', { tag: '@main' }, async ({ page, problems }) => {
  await open(page, '/auth/login');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert').getByText('Erro ao fazer login')).toBeVisible();
  await expect(page.locator(CARD)).toBeOnScreen();
  problems.length = 0;
});

test('the toast of a refused sign-in is closed on the next page', async ({ page, problems }) => {
  await open(page, '/auth/login');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Senha', { exact: true }).fill('segredo-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.locator(CARD)).toContainText('Erro ao fazer login');
  await page.getByRole('link', { name: 'Cadastre-se' }).click();
  await expect(page).toHaveURL('/auth/cadastro');
  await expect(page.locator(CARD)).toHaveCount(0);
  problems.length = 0;
});

test('a toast disappears after six seconds', async ({ page }) => {
  await page.clock.install();
  const card = await openWith(page, SUCCESS);
  await expect(card).toBeVisible();
  await page.clock.runFor(6000);
  await expect(card).toBeHidden();
});

test('hovering keeps a toast, and its six seconds start again when the pointer leaves', async ({ page }) => {
  await page.clock.install();
  const card = await openWith(page, SUCCESS);
  await card.hover();
  await page.clock.runFor(60_000);
  await expect(card).toBeOnScreen();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4000);
  await expect(card).toBeOnScreen();
  await page.clock.runFor(2000);
  await expect(card).toBeHidden();
});

test('focus keeps a toast, also when the pointer comes and goes', async ({ page }) => {
  await page.clock.install();
  const card = await openWith(page, FAILURE);
  await page.getByRole('button', { name: 'Fechar aviso' }).focus();
  await card.hover();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(card).toBeOnScreen();
  await page.getByRole('button', { name: 'Fechar aviso' }).blur();
  await page.clock.runFor(6000);
  await expect(card).toBeHidden();
});

test('a toast closes by its button', async ({ page }) => {
  const card = await openWith(page, SUCCESS);
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(card).toBeHidden();
});
