import { beforeEach, expect, test } from 'vitest';
import { api } from '#edge';
import { ORDERED, type OrderedNoun } from '../../src/shared/nouns';
import { can, type Permission } from '../../src/shared/permissions';
import { ROLES } from '../../src/shared/roles';
import { type CopiedNoun, isCopied } from '../../src/shared/working-copy';
import { browser, signIn } from '../helpers/account';
import { env } from '../helpers/edge';

/** Routes by required access: a route that is in no list, or in two, fails the test. */
const ROUTES: Record<'anyone' | 'account' | Permission, string[]> = {
  anyone: [
    'GET /api/categories',
    'GET /api/categories/everywhere',
    'GET /api/categories/:address',
    'GET /api/categories/:address/pack',
    'GET /api/health',
    'GET /api/locations',
    'GET /api/locations/first',
    'GET /api/locations/branch',
    'GET /api/locations/:id/terms',
    'GET /api/locations/:id',
    'GET /api/posts',
    'GET /api/posts/:id',
    'GET /api/posts/latest',
    'GET /api/previews/categories/:token',
    'GET /api/previews/faqs/:token',
    'GET /api/previews/locations/:token',
    'GET /api/previews/pages/:token',
    'GET /api/previews/posts/:token',
    'GET /api/previews/products/:token',
    'GET /api/previews/slides/:token',
    'GET /api/products/:address/:number',
    'GET /api/products/cards',
    'GET /api/products/compared',
    'GET /api/products/current',
    'GET /api/products/featured',
    'GET /api/products/suiting',
    'GET /api/search',
    'GET /api/pages/:page',
    'GET /api/settings',
    ...ORDERED.map((noun) => `GET /api/${noun}`),
    'GET /api/auth/challenge',
    'POST /api/unknown-pages',
    'POST /api/client-errors',
    'POST /api/visits',
    'POST /api/auth/challenge',
    'POST /api/auth/confirm',
    'POST /api/auth/confirmations',
    'POST /api/auth/link-checks',
    'POST /api/auth/recoveries',
    'POST /api/auth/reset',
    'GET /api/auth/session',
    'POST /api/auth/session',
    'POST /api/auth/session/passkey',
    'POST /api/auth/session/recovery-code',
    'POST /api/auth/sign-up',
    'DELETE /api/auth/session',
  ],
  account: [
    'POST /api/auth/session/refresh',
    'GET /api/me',
    'PATCH /api/me',
    'POST /api/me/deletion',
    'GET /api/me/export',
    'GET /api/me/kept-products',
    'PUT /api/me/kept-products',
    'PUT /api/me/password',
    'GET /api/me/passkeys',
    'POST /api/me/passkeys',
    'POST /api/me/passkeys/challenges',
    'PATCH /api/me/passkeys/:id',
    'POST /api/me/passkeys/:id/removal',
    'POST /api/me/recovery-codes',
    'DELETE /api/me/sessions',
    'GET /api/me/sessions',
    'DELETE /api/me/sessions/:id',
  ],
  panel: [
    'GET /api/panel/activity',
    'GET /api/panel/activity/:id',
    'POST /api/panel/activity/:id/undo',
    'POST /api/panel/activity/groups/:groupId/undo',
    'GET /api/panel/activity/authors',
    'PUT /api/panel/presence/:noun/:id',
    'DELETE /api/panel/presence/:noun/:id',
    'GET /api/panel/search',
    'GET /api/panel/stats',
  ],
  posts: [
    'GET /api/panel/posts',
    'POST /api/panel/posts',
    'POST /api/panel/posts/acts',
    'DELETE /api/panel/posts/:id',
    'GET /api/panel/posts/:id',
    'PUT /api/panel/posts/:id',
    ...workingCopies('posts'),
    'POST /api/panel/posts/:id/copies',
    'PUT /api/panel/posts/:id/published',
    'GET /api/panel/posts/authors',
    'GET /api/panel/posts/categories',
    'GET /api/panel/posts/links',
  ],
  products: [
    'GET /api/panel/products',
    'POST /api/panel/products',
    'DELETE /api/panel/products/:id',
    'GET /api/panel/products/:id',
    'GET /api/panel/products/:id/uses',
    'PUT /api/panel/products/:id',
    ...workingCopies('products'),
    'PUT /api/panel/products/:id/active',
    'POST /api/panel/products/:id/copies',
    'PUT /api/panel/products/:id/featured',
    'POST /api/panel/products/acts',
    'GET /api/panel/products/named',
  ],
  categories: [
    'GET /api/panel/categories',
    'POST /api/panel/categories',
    'POST /api/panel/categories/acts',
    'DELETE /api/panel/categories/:key',
    'GET /api/panel/categories/:key',
    'PUT /api/panel/categories/:key',
    'POST /api/panel/categories/:key/moves',
    ...workingCopies('categories'),
  ],
  locations: [
    'GET /api/panel/locations',
    'POST /api/panel/locations',
    'DELETE /api/panel/locations/:id',
    'GET /api/panel/locations/:id',
    'PUT /api/panel/locations/:id',
    'PUT /api/panel/locations/:id/active',
    'POST /api/panel/locations/acts',
    ...workingCopies('locations'),
    'GET /api/panel/postal-codes/:code',
  ],
  ...orderedNouns(),
  media: [
    'GET /api/panel/media',
    'POST /api/panel/media',
    'POST /api/panel/media/acts',
    'GET /api/panel/media/at/:key',
    'GET /api/panel/media/folders',
    'DELETE /api/panel/media/:id',
    'GET /api/panel/media/:id',
    'PATCH /api/panel/media/:id',
    'POST /api/panel/media/:id/commit',
    'PUT /api/panel/media/:id/files/:file',
    'POST /api/panel/media/:id/replace',
  ],
  redirects: [
    'GET /api/panel/redirects',
    'POST /api/panel/redirects',
    'POST /api/panel/redirects/acts',
    'DELETE /api/panel/redirects/:key',
    'GET /api/panel/redirects/:key',
    'PUT /api/panel/redirects/:key',
    'GET /api/panel/redirects/unknown',
  ],
  users: [
    'GET /api/panel/users',
    'DELETE /api/panel/users/:id',
    'PUT /api/panel/users/:id/active',
    'DELETE /api/panel/users/:id/invitation',
    'POST /api/panel/users/:id/invitation',
    'DELETE /api/panel/users/:id/passkeys',
    'POST /api/panel/users/invitations',
    'PUT /api/panel/users/:id/roles/:role',
    'DELETE /api/panel/users/:id/roles/:role',
    'DELETE /api/panel/users/:id/sessions',
  ],
  pages: [
    'GET /api/panel/pages',
    'GET /api/panel/pages/:page',
    'PUT /api/panel/pages/:page',
    ...workingCopies('pages'),
  ],
  settings: ['GET /api/panel/settings', 'PUT /api/panel/settings'],
  transfer: ['GET /api/panel/exports/:file', 'POST /api/panel/imports/:noun'],
  // Depends on the account concerned: `panel-roles.test.ts`.
  administrators: [],
  backup: [
    'POST /api/panel/backup',
    'GET /api/panel/backup/contents',
    'GET /api/panel/backup/tables/:name',
    'GET /api/panel/backup/objects',
    'GET /api/panel/backup/objects/:key{.+}',
  ],
};
/** Routes of a working copy and its preview link. */
function workingCopies(noun: CopiedNoun): string[] {
  const copy = `/api/panel/${noun}/:id/working-copy`;
  return [`DELETE ${copy}`, `GET ${copy}`, `PUT ${copy}`, `DELETE ${copy}/preview`, `POST ${copy}/preview`];
}

/** Routes of ordered nouns, each of which has these and no others. */
function orderedNouns(): Record<OrderedNoun, string[]> {
  const routes = (noun: OrderedNoun) => [
    `GET /api/panel/${noun}`,
    `POST /api/panel/${noun}`,
    `DELETE /api/panel/${noun}/:id`,
    `GET /api/panel/${noun}/:id`,
    `PUT /api/panel/${noun}/:id`,
    `PUT /api/panel/${noun}/:id/active`,
    `POST /api/panel/${noun}/acts`,
    `POST /api/panel/${noun}/:id/moves`,
    ...(isCopied(noun) ? workingCopies(noun) : []),
  ];
  return Object.fromEntries(ORDERED.map((noun) => [noun, routes(noun)])) as Record<OrderedNoun, string[]>;
}
type Access = keyof typeof ROUTES;
const rows = Object.entries(ROUTES).flatMap(([access, routes]) =>
  routes.map((route) => ({ access: access as Access, route })),
);

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

test('every route of the API is in the table, once', () => {
  const routes = api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  expect(rows.map(({ route }) => route).sort()).toEqual([...new Set(routes)].sort());
});

type Client = Pick<ReturnType<typeof browser>, 'json'>;

/** Returns each route's answer: denied (401, 403), or allowed, whatever it answers to an empty request. */
async function walk({ json }: Client, wanted = Object.keys(ROUTES) as Access[]) {
  const answers: string[] = [];
  for (const { route } of rows.filter(({ access }) => wanted.includes(access))) {
    const [method = '', path = ''] = route.split(' ');
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    const { status, headers } = await json(method, path.replace(/:\w+/g, '999999999'), body);
    expect(status, route).toBeLessThan(500);
    if (/^\/api\/(me|auth|panel)/.test(path)) expect(headers.get('Cache-Control'), route).toBe('no-store');
    answers.push(`${route} ${status === 401 || status === 403 ? status : 'in'}`);
  }
  return answers;
}
type Answers = { account: 'in' | 401; panel: (permission: Permission) => 'in' | 401 | 403 };
const PERMISSIONS = (Object.keys(ROUTES) as Access[]).filter((access) => access !== 'anyone' && access !== 'account');

function expected({ account, panel }: Answers, wanted = Object.keys(ROUTES) as Access[]): string[] {
  const answer = (access: Access) => (access === 'anyone' ? 'in' : access === 'account' ? account : panel(access));
  return rows.filter(({ access }) => wanted.includes(access)).map(({ access, route }) => `${route} ${answer(access)}`);
}
/** Sign-out is among the public routes, so they come last. */
async function walkSignedIn(client: Client) {
  const own = await walk(client, ['account', ...PERMISSIONS]);
  return [...(await walk(client, ['anyone'])), ...own];
}
const NOTHING = () => 403 as const;

test('a visitor without a session reaches the public routes only', { timeout: 30_000 }, async () => {
  expect(await walk(browser())).toEqual(expected({ account: 401, panel: () => 401 }));
});

test('a customer reaches the public routes and their own account only', { timeout: 30_000 }, async () => {
  expect(await walkSignedIn(await signIn())).toEqual(expected({ account: 'in', panel: NOTHING }));
});

test.each(ROLES)('%s reaches the routes that the map of permissions grants', { timeout: 30_000 }, async (role) => {
  const panel = (permission: Permission) => (can({ roles: [role] }, permission) ? 'in' : 403);
  expect(await walkSignedIn(await signIn(role))).toEqual(expected({ account: 'in', panel }));
});

test.each(ROLES)('%s has a customer’s access as soon as the role is taken away', { timeout: 30_000 }, async (role) => {
  const former = await signIn(role);
  await env.DB.prepare('DELETE FROM user_roles WHERE user_id = ?').bind(former.user.id).run();
  expect(await walkSignedIn(former)).toEqual(expected({ account: 'in', panel: NOTHING }));
});

test('an ended session has a visitor’s access at once', { timeout: 30_000 }, async () => {
  const former = await signIn('admin');
  await env.DB.prepare(`UPDATE sessions SET ended_at = '2026-01-01T00:00:00.000Z' WHERE user_id = ?`)
    .bind(former.user.id)
    .run();
  const wanted: Access[] = ['account', ...PERMISSIONS];
  expect(await walk(former, wanted)).toEqual(expected({ account: 401, panel: () => 401 }, wanted));
});

test.each(['%75sers', 'users/', 'users/../users', './users', 'USERS', 'nowhere', '__proto__', 'constructor', ''])(
  'an editor does not reach the users by the address %j',
  async (part) => {
    const { status } = await (await signIn('editor')).get(`/api/panel/${part}`);
    expect([403, 404, 308]).toContain(status);
  },
);
