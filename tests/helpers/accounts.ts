import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { POLICY_VERSION } from '../../src/shared/policy';
import { test as base, expect, open } from './browser';

/** Tests of accounts come each from an address of their own, or they would use up one another's tries. */
export const test = base.extend({
  extraHTTPHeaders: async ({ locale: _ }, use) => {
    const part = () => randomInt(1, 255);
    await use({ 'CF-Connecting-IP': `10.${part()}.${part()}.${part()}` });
  },
});

export type Person = { name: string; email: string; password: string };

export function somebody(): Person {
  return { name: 'Ana Conceição', email: `ana-${randomUUID()}@example.com`, password: `segredo ${randomUUID()}` };
}

/** The path with its token that the newest letter to an address holds. */
export async function linkInMail(request: APIRequestContext, to: string, path: string): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    const letters: { text: string }[] = await (await request.get('/dev/mail.json', { params: { to } })).json();
    link = new RegExp(`${path}#[\\w-]+`).exec(letters[0]?.text ?? '')?.[0];
    return link;
  };
  await expect.poll(find).toBeDefined();
  return link ?? '';
}

/** Somebody with an account, confirmed or not. */
export async function signedUp(request: APIRequestContext, baseURL: string, confirmed = true): Promise<Person> {
  const person = somebody();
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

/** Signs in by the screen; ends at the home, or where `next` leads. */
export async function signIn(page: Page, person: Person, next = '/') {
  await open(page, next === '/' ? '/auth/login' : `/auth/login?next=${encodeURIComponent(next)}`);
  await fillLogin(page, person);
  await enter(page).click();
  await expect(page).toHaveURL(next);
}

export async function expectToast(page: Page, title: string, text = '') {
  const notices = page.getByRole('region', { name: 'Avisos' });
  await expect(notices.getByText(title, { exact: true })).toBeVisible();
  if (text) await expect(notices.getByText(text, { exact: true })).toBeVisible();
}

/** Chromium reports every refusal as a console error: these are what the test is about. */
export function forgetRefusals(problems: string[], status: number) {
  const others = problems.filter((problem) => !problem.includes(`status of ${status}`));
  expect(others.length, `no answer ${status}`).toBeLessThan(problems.length);
  problems.splice(0, problems.length, ...others);
}
