import type { APIRequestContext, Page } from '@playwright/test';
import type { Role } from '../../src/shared/roles';
import type { UserRow } from '../../src/shared/user';
import { expect, forget } from './browser';
import {
  test as accounts,
  administrator,
  origin,
  type Person,
  signedUp,
  signIn,
  signInAdmin,
} from './browser-accounts';

export { administrator, forget, signIn, signInAdmin };

type Fixtures = {
  /**
   * Returns a seeded record by its path in the API, for a test to edit: other tests count what visitors see. After the test,
   * however it ends, the record is as it was, without a working copy.
   */
  borrow: <Row>(path: string) => Promise<Row>;
};

export const test = accounts.extend<Fixtures>({
  borrow: async ({ page }, use) => {
    const lent: { path: string; record: object }[] = [];
    await use(async <Row>(path: string) => {
      const record = await callApi<Row & object>(page, 'GET', path);
      lent.push({ path, record });
      return record;
    });
    if (lent.length === 0) return;
    await signInAdmin(page);
    // An open form would save its changes again.
    await page.goto('/painel');
    for (const { path, record } of lent) await giveBack(page, path, record);
  },
});

type Copied = { copy: { version: number } | null };

async function giveBack(page: Page, path: string, record: object) {
  const { id: _, key: __, page: ___, productCount: ____, ...fields }: Record<string, unknown> = { ...record };
  const { version } = await callApi<{ version: number }>(page, 'GET', path);
  const hasCopies = !path.endsWith('/settings');
  const { copy } = hasCopies ? await callApi<Copied>(page, 'GET', `${path}/working-copy`) : { copy: null };
  await callApi(page, 'PUT', path, { ...fields, version, ...(copy && { copy: copy.version }) });
}

/** Opens a panel screen as the administrator and waits for its heading. */
export async function openPanel(page: Page, path = '/painel') {
  await signInAdmin(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Hides who else has a record open: the bar of a form says it in a line of its own, which moves what is below. */
export function hidePresence(page: Page) {
  const json = { others: [], lastWrite: null };
  return page.route('**/api/panel/presence/**', (route) => route.fulfill({ json }));
}

/** Calls the API as the signed-in user, whatever page is open; on failure, throws with the answer's text. */
export async function callApi<Answer>(page: Page, method: string, path: string, data?: unknown): Promise<Answer> {
  // The server may close a connection just as it is reused: that request was never received, so a retry is safe.
  const answer = await page.request.fetch(path, { method, data, headers: { Origin: origin() }, maxRetries: 2 });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Returns the account with that e-mail as the panel shows it; the signed-in user must have the permission. */
export async function accountOf(page: Page, email: string) {
  const path = `/api/panel/users?search=${encodeURIComponent(email)}`;
  const { rows } = await callApi<{ rows: UserRow[] }>(page, 'GET', path);
  expect(rows).toHaveLength(1);
  return rows[0] as UserRow;
}

/** Signs a new person with that role in on this page; opens `screen`, if given. */
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
 * Creates a second editor, who calls the API through `request` while the page stays signed in as the administrator. Returns
 * the person.
 */
export async function anotherEditor(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await signedUp(request, origin());
  const { id } = await accountOf(page, person.email);
  await callApi(page, 'PUT', `/api/panel/users/${id}/roles/editor`);
  await callAs(request, 'POST', '/api/auth/session', { email: person.email, password: person.password });
  return person;
}

/** Calls the API as the user whom `request` is signed in as. */
export async function callAs<Answer>(request: APIRequestContext, method: string, path: string, data: unknown) {
  const answer = await request.fetch(path, { method, data, headers: { Origin: origin() }, maxRetries: 2 });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
