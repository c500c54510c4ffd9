import type { Page } from '@playwright/test';
import { answers, fails, fill, goTo, kept, linkGoodFor, press, toast, words } from './acts.ts';
import type { Screen } from './screen.ts';
import { signIn, signUp } from './site-states.ts';

const USER = { id: 'x', name: 'Ana Conceição', email: 'ana@example.com', roles: [] };
const SESSION = { user: USER, expiresAt: '2099-01-01T00:00:00.000Z' };
const TOKEN = '#'.padEnd(44, 'a');

type Told = Pick<Screen, 'path' | 'who' | 'before'> & { reach: (page: Page) => Promise<unknown> };

/** Every toast of the site by title, and how to trigger it. */
const TOASTS: Record<string, Told> = {
  'Login realizado com sucesso': {
    path: '/auth/login',
    before: (page) => answers(page, 'POST /api/auth/session', { json: SESSION }),
    reach: signIn,
  },
  'Erro ao fazer login': {
    path: '/auth/login',
    before: (page) => fails(page, 'POST /api/auth/session'),
    reach: signIn,
  },
  'Cadastro realizado com sucesso': {
    path: '/auth/cadastro',
    before: (page) => answers(page, 'POST /api/auth/sign-up', { json: {} }),
    reach: (page) => signUp(page, 'segredo bom', 'segredo bom'),
  },
  'Erro ao criar conta': {
    path: '/auth/cadastro',
    before: (page) => answers(page, 'POST /api/auth/sign-up', { status: 500, json: {} }),
    reach: (page) => signUp(page, 'segredo bom', 'segredo bom'),
  },
  'Email enviado': {
    path: '/auth/recuperar-senha',
    before: (page) => answers(page, 'POST /api/auth/recoveries', { json: {} }),
    reach: recover,
  },
  'Erro ao enviar email': {
    path: '/auth/recuperar-senha',
    before: (page) => fails(page, 'POST /api/auth/recoveries'),
    reach: recover,
  },
  'Senha redefinida': {
    path: `/reset-password${TOKEN}`,
    before: async (page) => {
      await linkGoodFor(page, 'reset');
      await answers(page, 'POST /api/auth/reset', { json: {} });
    },
    reach: renew,
  },
  'Erro ao redefinir senha': {
    path: `/reset-password${TOKEN}`,
    before: async (page) => {
      await linkGoodFor(page, 'reset');
      await fails(page, 'POST /api/auth/reset');
    },
    reach: renew,
  },
  'E-mail confirmado': {
    path: `/auth/confirmar${TOKEN}`,
    before: async (page) => {
      await linkGoodFor(page, 'confirmation');
      await answers(page, 'POST /api/auth/confirm', { json: {} });
    },
    reach: (page) => press(page, 'Confirmar meu e-mail'),
  },
  'Logout realizado com sucesso': {
    path: '/conta',
    who: 'customer',
    before: (page) => answers(page, 'DELETE /api/auth/session', { json: { ok: true } }),
    reach: (page) => press(page, 'Sair'),
  },
  'Erro ao sair': {
    path: '/conta',
    who: 'customer',
    before: (page) => fails(page, 'DELETE /api/auth/session'),
    reach: (page) => press(page, 'Sair'),
  },
  'Nome atualizado': {
    path: '/conta',
    who: 'customer',
    before: (page) => answers(page, 'PATCH /api/me', { json: { user: USER } }),
    reach: (page) => press(page, 'Salvar nome'),
  },
  'Senha alterada': {
    path: '/conta',
    who: 'customer',
    before: (page) => answers(page, 'PUT /api/me/password', { json: {} }),
    reach: changePassword,
  },
  'Erro ao trocar senha': {
    path: '/conta',
    who: 'customer',
    before: (page) => fails(page, 'PUT /api/me/password'),
    reach: changePassword,
  },
  'Sessão encerrada': {
    path: '/conta',
    who: 'customer',
    before: async (page) => {
      await openSessions(page);
      await answers(page, 'DELETE /api/me/sessions/*', { json: { ok: true } });
    },
    reach: (page) => press(page, /^Encerrar Safari/),
  },
  'Erro ao encerrar': {
    path: '/conta',
    who: 'customer',
    before: async (page) => {
      await openSessions(page);
      await fails(page, 'DELETE /api/me/sessions/*');
    },
    reach: (page) => press(page, /^Encerrar Safari/),
  },
  'Erro ao baixar seus dados': {
    path: '/conta',
    who: 'customer',
    before: (page) => fails(page, 'GET /api/me/export'),
    reach: (page) => press(page, 'Baixar meus dados'),
  },
  'Conta excluída': {
    path: '/conta',
    who: 'customer',
    before: (page) => answers(page, 'POST /api/me/deletion', { json: { ok: true } }),
    reach: async (page) => {
      await press(page, 'Excluir minha conta');
      await page.getByRole('dialog').getByLabel('Senha', { exact: true }).fill('segredo bom');
      await press(page, 'Excluir para sempre');
    },
  },
  'Erro ao carregar slides': {
    path: '/blog',
    before: (page) => fails(page, 'GET /api/slides'),
    reach: (page) => page.getByRole('banner').getByRole('link', { name: 'Soul, página inicial' }).press('Enter'),
  },
  'Erro ao carregar locais': {
    path: '/blog',
    before: (page) => fails(page, 'GET /api/locations'),
    reach: (page) => goTo(page, 'Onde estamos'),
  },
  'O carrinho não abre agora': {
    path: '/blog',
    before: async (page) => {
      await kept(page, 'soul-reloaded-at', Date.now(), 'session');
      // A route, because it turns off the cache, which would have the chunk.
      await page.route('**/assets/cart-contents-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    },
    reach: (page) => press(page, /^Abrir carrinho/),
  },
};

export const siteToasts: Screen[] = Object.entries(TOASTS).map(([title, { reach, ...screen }]) => ({
  name: `site: toast, ${title}`,
  ...screen,
  reach: async (page) => {
    await reach(page);
    await toast(page, title);
  },
}));

async function recover(page: Page) {
  await page.getByRole('textbox', { name: /^E-?mail/ }).fill('ana@example.com');
  await press(page, 'Enviar link de recuperação');
}

async function renew(page: Page) {
  await fill(page, 'Nova senha', 'segredo bom');
  await fill(page, 'Confirmar senha', 'segredo bom');
  await press(page, 'Salvar nova senha');
}

async function changePassword(page: Page) {
  await fill(page, 'Senha atual', 'segredo bom');
  await fill(page, 'Nova senha', 'segredo melhor');
  await fill(page, 'Confirmar senha', 'segredo melhor');
  await press(page, 'Trocar senha');
}

async function openSessions(page: Page) {
  const session = (id: string, device: string) => ({
    id,
    device,
    current: id === '1',
    createdAt: '2026-01-01T12:00:00.000Z',
    lastSeenAt: '2026-01-02T12:00:00.000Z',
  });
  const sessions = [session('1', 'Chrome no Linux'), session('2', 'Safari no iPhone')];
  await answers(page, 'GET /api/me/sessions', { json: { sessions } });
}

/** Outcomes that are shown by a screen instead of a toast. */
export const siteOutcomes: Screen[] = [
  {
    name: 'site: link that is worth nothing any more',
    path: `/auth/confirmar${TOKEN}`,
    before: (page) =>
      answers(page, 'POST /api/auth/link-checks', {
        status: 410,
        json: { error: 'Este link não vale mais.', code: 'dead-link' },
      }),
    reach: (page) => words(page, 'Este link não vale mais'),
  },
];
