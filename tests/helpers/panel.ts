import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { test } from './accounts';
import { expect } from './browser';

export { test };

/** The demonstration administrator of a local run. */
export const admin = {
  email: 'admin@example.com',
  password: /^DEMO_ADMIN_PASSWORD="?([^"\n]+)/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1] ?? '',
};

/** Signs this page's browser in, by default as the administrator. */
export async function signIn(page: Page, { email, password } = admin) {
  await page.goto('/favicon.svg');
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    return (await fetch('/api/auth/session', { method: 'POST', headers, body })).status;
  }, JSON.stringify({ email, password }));
  expect(status).toBe(200);
}

/** Opens a screen of the panel as its administrator, and waits for its heading. */
export async function openPanel(page: Page, path = '/painel') {
  await signIn(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The browser's own note of an answer that a test provokes is no problem of the page. */
export function forget(problems: string[], text: string) {
  for (let index = problems.length - 1; index >= 0; index -= 1) {
    if (problems[index]?.includes(text)) problems.splice(index, 1);
  }
}

/** Calls the API as the page that is open, in the name of whoever is signed in; fails with what the answer says. */
export function callApi<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return page.evaluate(
    async ([method, path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
      const answer = await fetch(path, init);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body] as const,
  );
}
