// Accounts for browser tests. Edge tests, which run in workerd, use `account.ts`.
import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test';
import { POLICY_VERSION } from '../../src/shared/policy';
import { test as base, expect, open } from './browser';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** In ms. Far below the lifetime of an access token, so no test renews a shared session. */
const SHARED_FOR = 8 * 60_000;

type Accounts = {
  address: Record<string, string>;
  /** A person with a confirmed account of their own. */
  person: Person;
  /** The page, signed in as that person, before any page of the site is open. */
  signedInPage: Page;
};

/** Each test of accounts has its own IP address; otherwise tests would use up each other's rate limits. */
export const test = base.extend<Accounts>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  address: async ({}, use) => use(someAddress()),
  // Set at run time: a context created with its own headers could not be shared between tests.
  context: async ({ context, address }, use) => {
    await context.setExtraHTTPHeaders(address);
    await use(context);
    await context.setExtraHTTPHeaders({});
  },
  request: async ({ playwright, baseURL, address }, use) => {
    const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: address });
    await use(request);
    await request.dispose();
  },
  person: async ({ request, baseURL }, use) => use(await signedUp(request, baseURL ?? '')),
  signedInPage: async ({ page, person }, use) => {
    await signIn(page, person);
    await use(page);
  },
});

function someAddress(): Record<string, string> {
  const part = () => randomInt(1, 255);
  return { 'CF-Connecting-IP': `10.${part()}.${part()}.${part()}` };
}

export type Person = { name: string; email: string; password: string };

export function somebody(name = 'Ana Conceição'): Person {
  return { name, email: `ana-${randomUUID()}@example.com`, password: `segredo ${randomUUID()}` };
}

/** Returns the path, with its token, from the latest mail to an address. */
export async function linkInMail(request: APIRequestContext, to: string, path: string): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    const letters: { text: string }[] = await (
      await request.get('/dev/mail.json', { params: { to }, maxRetries: 2 })
    ).json();
    link = new RegExp(`${path}#[\\w-]+`).exec(letters[0]?.text ?? '')?.[0];
    return link;
  };
  await expect.poll(find).toBeDefined();
  return link ?? '';
}

/** Creates a person with an account, confirmed or not. */
export async function signedUp(
  request: APIRequestContext,
  baseURL: string,
  { confirmed = true, name }: { confirmed?: boolean; name?: string } = {},
): Promise<Person> {
  const person = somebody(name);
  const post = async (path: string, data: object) => {
    const response = await request.post(path, { data, headers: { Origin: baseURL } });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await post('/api/auth/sign-up', { ...person, acceptedPolicy: POLICY_VERSION, adult: true });
  if (confirmed) {
    const link = await linkInMail(request, person.email, '/auth/confirmar');
    await post('/api/auth/confirm', { token: link.split('#')[1] });
  }
  return person;
}

export async function fillLogin(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
}

export const enter = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true });

/** Signs in through the login screen; ends on `next`. */
export async function signInByForm(page: Page, person: Person, next: string) {
  await open(page, `/auth/login?next=${encodeURIComponent(next)}`);
  await fillLogin(page, person);
  await enter(page).click();
  await expect(page).toHaveURL(next);
}

/** Signs this page's browser in without the screen; then opens `next`, if given. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>, next?: string) {
  await page.goto('/favicon.svg');
  const status = await page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/auth/session', { method: 'POST', headers, body });
    // The entry that the site's own login stores.
    if (answer.ok) localStorage.setItem('soul-session', await answer.text());
    return answer.status;
  }, JSON.stringify({ email, password }));
  expect(status).toBe(200);
  if (next) await open(page, next);
}

/** The demo administrator of a local run. */
const first: Person = {
  name: 'Administração',
  email: 'admin@example.com',
  password: /^DEMO_ADMIN_PASSWORD="?([^"\n]+)/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1] ?? '',
};

let person: Promise<Person> | undefined;

/** The administrator of this process: one person's writes per minute are limited, and two processes exceed that. */
export function administrator(): Promise<Person> {
  person ??= process.env.TEST_PARALLEL_INDEX === '0' ? Promise.resolve(first) : colleague();
  return person;
}

async function colleague(): Promise<Person> {
  const call = await request.newContext({
    baseURL: origin(),
    extraHTTPHeaders: { Origin: origin(), ...someAddress() },
  });
  const made = await signedUp(call, origin(), { name: first.name });
  const { email, password } = first;
  const answer = await call.post('/api/auth/session', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  const found = await call.get('/api/panel/users', { params: { search: made.email } });
  const { rows }: { rows: { id: string }[] } = await found.json();
  const given = await call.put(`/api/panel/users/${rows[0]?.id}/roles/admin`, { data: {} });
  expect(given.status(), await given.text()).toBe(200);
  await call.dispose();
  return made;
}

let shared: { cookies: Promise<Cookies>; since: number } | undefined;

/**
 * Signs the browser in as the administrator, in a session shared by all tests of this process. A test that ends its session
 * must use its own: `signIn(page, await administrator())`. Many of those end the shared one: a person has ten at most.
 */
export async function signInAdmin(page: Page) {
  const isRecent = shared && Date.now() - shared.since < SHARED_FOR;
  if (shared && isRecent) {
    await page.context().addCookies(await shared.cookies);
    if ((await page.request.get('/api/me', { maxRetries: 2 })).ok()) return;
  }
  shared = { cookies: adminCookies(page), since: Date.now() };
  await page.context().addCookies(await shared.cookies);
}

async function adminCookies(page: Page): Promise<Cookies> {
  const { email, password } = await administrator();
  const answer = await page.request.post('/api/auth/session', {
    data: { email, password },
    headers: { Origin: origin() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await page.request.storageState()).cookies;
}

/** Origin of the test server; requests that write must send it as their `Origin`. */
export const origin = () => test.info().project.use.baseURL ?? '';

export async function expectToast(page: Page, title: string, text = '') {
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices.getByText(title, { exact: true })).toBeOnScreen();
  if (text) await expect(notices.getByText(text, { exact: true })).toBeOnScreen();
}

/** Removes the console errors that Chromium logs for refusals the test expects. */
export function forgetRefusals(problems: string[], status: number) {
  const others = problems.filter((problem) => !problem.includes(`status of ${status}`));
  expect(others.length, `no answer ${status}`).toBeLessThan(problems.length);
  problems.splice(0, problems.length, ...others);
}
