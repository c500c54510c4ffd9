import type { Page } from '@playwright/test';
import { expect, forget } from './browser';
import { admin, origin, signIn, signInAdmin, test } from './browser-accounts';

export { admin, forget, signIn, signInAdmin, test };

/** Opens a screen of the panel as its administrator, and waits for its heading. */
export async function openPanel(page: Page, path = '/painel') {
  await signInAdmin(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Calls the API in the name of whoever is signed in, whatever is open; fails with what the answer says. */
export async function callApi<Answer>(page: Page, method: string, path: string, data?: unknown): Promise<Answer> {
  // The server may close a connection in the moment that it is used again: that request never reached it.
  const answer = await page.request.fetch(path, { method, data, headers: { Origin: origin() }, maxRetries: 2 });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}
