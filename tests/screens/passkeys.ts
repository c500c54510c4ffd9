import type { Page } from '@playwright/test';
import type { Passkey } from '../../src/shared/passkey.ts';
import { answers, confirm, fails, fill, holds, press, toast, words } from './acts.ts';
import type { Screen } from './screen.ts';
import { signIn } from './site-states.ts';

const KEY: Passkey = {
  id: 'a',
  name: 'Notebook da Ana',
  synced: true,
  createdAt: '2026-01-02T12:00:00.000Z',
  lastUsedAt: '2026-03-02T14:30:00.000Z',
};
const LONG = 'Chave de segurança azul, que fica no cofre do escritório novo';
const STANDING = { passkeys: [KEY, { ...KEY, id: 'b', name: LONG, lastUsedAt: null }], codesLeft: 3 };
const CODES = Array.from({ length: 10 }, (_, index) => `wmq${index % 8}-7hgf-p2kd-x9rt`);
const PASSWORD = 'segredo bom';

const someKeys = (page: Page) => answers(page, 'GET /api/me/passkeys', { json: STANDING });
const noKeys = (page: Page) => answers(page, 'GET /api/me/passkeys', { json: { passkeys: [], codesLeft: 0 } });
const newCodes = (page: Page) =>
  answers(page, 'POST /api/me/recovery-codes', { json: { ...STANDING, codesLeft: 10, codes: CODES } });

const place = (page: Page) => page.getByRole('heading', { name: 'Entrada em duas etapas' });
const proof = async (page: Page, label: string, button: string) => {
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(PASSWORD);
  await confirm(page, button);
};

type Shown = Pick<Screen, 'before' | 'loading'> & { reach?: (page: Page, password: string) => Promise<unknown> };

/** States of a person's passkeys, the same in the account and in the panel except for the password's label. */
const STATES: Record<string, Shown> = {
  'two steps': { before: someKeys, reach: (page) => words(page, LONG) },
  'no second step': { before: noKeys, reach: (page) => words(page, /^Desligada/) },
  'passkeys on their way': { before: (page) => holds(page, 'GET /api/me/passkeys'), loading: true },
  'passkeys that cannot be read': {
    before: (page) => fails(page, 'GET /api/me/passkeys'),
    reach: (page) => page.getByRole('button', { name: 'Tentar de novo' }).waitFor(),
  },
  'dialog, adding a passkey': { before: noKeys, reach: (page) => press(page, 'Adicionar chave de acesso') },
  'dialog, renaming a passkey': { before: someKeys, reach: (page) => press(page, `Renomear ${LONG}`) },
  'dialog, removing a passkey': { before: someKeys, reach: (page) => press(page, `Remover ${LONG}`) },
  'dialog, removing a passkey, in error': {
    before: async (page) => {
      await someKeys(page);
      const error = 'A senha atual não confere.';
      const json = { error, code: 'wrong-password', fields: { password: error } };
      await answers(page, 'POST /api/me/passkeys/*/removal', { status: 403, json });
    },
    reach: async (page, password) => {
      await press(page, `Remover ${KEY.name}`);
      await proof(page, password, 'Remover chave');
      await words(page, 'A senha atual não confere.');
      await press(page, 'Fechar aviso');
    },
  },
  'dialog, recovery codes': {
    before: async (page) => {
      await someKeys(page);
      await newCodes(page);
    },
    reach: async (page, password) => {
      await press(page, 'Criar novos códigos');
      await proof(page, password, 'Criar códigos');
      await words(page, CODES[9] ?? '');
      await press(page, 'Fechar aviso');
    },
  },
  'toast, Chave de acesso removida': {
    before: async (page) => {
      await someKeys(page);
      await answers(page, 'POST /api/me/passkeys/*/removal', { json: { ...STANDING, passkeys: [KEY] } });
    },
    reach: async (page, password) => {
      await press(page, `Remover ${LONG}`);
      await proof(page, password, 'Remover chave');
      await toast(page, 'Chave de acesso removida');
    },
  },
};

const own = (area: 'site' | 'panel', screen: Pick<Screen, 'path' | 'who' | 'at'>, password: string): Screen[] =>
  Object.entries(STATES).map(([name, { reach, ...rest }]) => ({
    name: `${area}: ${name}`,
    ...screen,
    ...rest,
    ...(reach && { reach: (page: Page) => reach(page, password) }),
  }));

/** The password is right; the passkey is requested. */
async function secondStep(page: Page) {
  const question = {
    challenge: 'A'.repeat(43),
    rpId: 'localhost',
    allowCredentials: [],
    userVerification: 'preferred',
  };
  await answers(page, 'POST /api/auth/session', {
    status: 202,
    json: { secondStep: { ...question, timeout: 300_000 } },
  });
  // No device answers, so the waiting state stays.
  await page.addInitScript(() => {
    navigator.credentials.get = () => new Promise(() => {});
  });
}

export const passkeys: Screen[] = [
  ...own('site', { path: '/conta', who: 'customer', at: place }, 'Senha'),
  ...own('panel', { path: '/painel/seguranca', who: 'admin' }, 'Sua senha'),
  { name: 'panel: security', routes: ['/painel/seguranca'], path: '/painel/seguranca', who: 'admin' },
  {
    name: 'site: second step',
    path: '/auth/login',
    before: secondStep,
    reach: async (page) => {
      await signIn(page);
      await words(page, 'Esperando a chave...');
    },
  },
  {
    name: 'site: second step, by a code, in error',
    path: '/auth/login',
    before: async (page) => {
      await secondStep(page);
      const error = 'Este código não confere, ou já foi usado.';
      const json = { error, code: 'wrong-code', fields: { code: error } };
      await answers(page, 'POST /api/auth/session/recovery-code', { status: 403, json });
    },
    reach: async (page) => {
      await signIn(page);
      await press(page, 'Usar um código de recuperação');
      await fill(page, 'Código de recuperação', 'abcd-efgh-jkmn-pqrs');
      await press(page, 'Entrar');
      await words(page, 'Este código não confere, ou já foi usado.');
      await press(page, 'Fechar aviso');
    },
  },
];
