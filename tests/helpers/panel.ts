import type { APIRequestContext, Page } from '@playwright/test';
import type { Role } from '../../src/shared/roles';
import type { UserRow } from '../../src/shared/user';
import { expect, forget } from './browser';
import { administrator, origin, type Person, signedUp, signIn, signInAdmin, test } from './browser-accounts';

export { administrator, forget, signIn, signInAdmin, test };

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

/** The account of an address, as the panel knows it; whoever is signed in must be allowed to ask. */
export async function accountOf(page: Page, email: string) {
  const path = `/api/panel/users?search=${encodeURIComponent(email)}`;
  const { rows } = await callApi<{ rows: UserRow[] }>(page, 'GET', path);
  expect(rows).toHaveLength(1);
  return rows[0] as UserRow;
}

/** Somebody of that role, signed in in this page's browser; a screen of the panel is opened, if told. */
export async function signInAs(page: Page, request: APIRequestContext, role: Role, screen?: string): Promise<Person> {
  const person = await signedUp(request, origin());
  await signInAdmin(page);
  const { id } = await accountOf(page, person.email);
  await callApi(page, 'PUT', `/api/panel/users/${id}/roles/${role}`);
  await page.context().clearCookies();
  await signIn(page, person);
  if (screen) {
    await page.goto(screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  return person;
}

/**
 * A second editor, who calls the API from a browser of their own while the administrator is in this page. The answer is
 * who it is; from then on `request` is signed in.
 */
export async function anotherEditor(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await signedUp(request, origin());
  const { id } = await accountOf(page, person.email);
  await callApi(page, 'PUT', `/api/panel/users/${id}/roles/editor`);
  await callAs(request, 'POST', '/api/auth/session', { email: person.email, password: person.password });
  return person;
}

/** Calls the API in the name of whoever `request` is signed in as. */
export async function callAs<Answer>(request: APIRequestContext, method: string, path: string, data: unknown) {
  const answer = await request.fetch(path, { method, data, headers: { Origin: origin() }, maxRetries: 2 });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
