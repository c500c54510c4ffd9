import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#edge';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { person, signIn } from '../helpers/account';
import { env } from '../helpers/edge';
import { body, LEAK, MARK, segment, text } from '../helpers/hostile';
import { begin } from '../helpers/upload';

const CASES = 25;

const slide = {
  title: 'Novidade',
  subtitle: null,
  imageUrl: '/images/novidade.webp',
  tallImageUrl: null,
  tone: 'light',
  btn1Text: null,
  btn1Link: '/produtos',
  btn1Color: '#aabbcc',
  btn2Text: null,
  btn2Link: null,
  btn2Color: null,
  order: 0,
  active: true,
};
const category = {
  name: 'Novos',
  description: '',
  image: '/images/a.webp',
  imageAlt: '',
  highlighted: false,
  packSize: 6,
  packDiscount: 10,
  ...NO_SEARCH_APPEARANCE,
  order: 1,
};
const location = {
  name: 'Soul',
  address: 'Rua Sete',
  city: 'Vitória',
  uf: 'ES',
  zipcode: null,
  phone: null,
  email: 'loja@example.com',
  schedule: null,
  exceptions: [],
  takesOrders: true,
  districts: [],
  payments: ['pix'],
  unsold: [{ id: 1, name: 'Soul Shake Chocolate' }],
  minimumCents: null,
  hours: [{ days: [1], opens: '09:00', closes: '18:00' }],
  type: 'store',
  latitude: -20,
  longitude: -40,
  image: null,
  active: true,
};
const product = {
  category: 'soulshake',
  name: 'Novo',
  priceCents: 100,
  description: '',
  images: [{ src: '/images/a.webp', alt: '' }],
  longDescription: null,
  benefits: ['Bom'],
  nutrition: null,
  ingredients: 'Leite e amendoim.',
  contains: ['peanuts', 'milk'],
  mayContain: ['soy'],
  gluten: 'free',
  lactose: 'contains',
  featured: false,
  active: true,
};
const post = { title: 'Novo', content: '<p>Texto</p>', excerpt: null, publishedAt: '2026-01-01T12:00:00.000Z' };
const seen = { version: 1 };
const move = { by: 1 };

/** A good body for each route that takes one. */
const BODIES: Record<string, Record<string, unknown>> = {
  'POST /categories': category,
  'PUT /categories/:key': { ...category, ...seen },
  'POST /categories/:key/moves': move,
  'POST /imports/:noun': { format: 'json', text: JSON.stringify([location]), digest: 'x' },
  'POST /locations': location,
  'PUT /locations/:id': { ...location, ...seen },
  'PUT /locations/:id/active': { active: true, ...seen },
  'POST /media': { name: 'a.jpg', alt: '', color: '#aabbcc' },
  'PATCH /media/:id': { alt: 'Um copo', folder: null, focalX: 0.5, focalY: 0.5, crops: {}, ...seen },
  'POST /posts': post,
  'PUT /posts/:id': { ...post, ...seen },
  'PUT /posts/:id/published': { published: true, ...seen },
  'POST /products': product,
  'PUT /products/:id': { ...product, number: 1, ...seen },
  'PUT /products/:id/active': { active: true, ...seen },
  'PUT /products/:id/featured': { featured: true, ...seen },
  'POST /products/acts': { act: 'price', percent: 5, toNinety: false, rows: [{ id: 1, version: 1 }] },
  'POST /posts/acts': { act: 'category', category: 'Treino', rows: [{ id: 1, version: 1 }] },
  'POST /locations/acts': { act: 'type', type: 'store', rows: [{ id: 1, version: 1 }] },
  'POST /slides/acts': { act: 'activate', rows: [{ id: 1, version: 1 }] },
  'POST /posts/:id/copies': {},
  'POST /products/:id/copies': {},
  'PUT /settings': seen,
  'POST /slides': slide,
  'PUT /slides/:id': { ...slide, ...seen },
  'PUT /slides/:id/active': { active: true, ...seen },
  'POST /slides/:id/moves': move,
  'POST /users/invitations': { name: 'Ana', email: 'convidada@example.com', role: 'c-level' },
};
const ROUTES = [...new Set(api.routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((route) => /^(?!ALL)\w+ \/api\/panel\//.test(route))
  .map((route) => route.replace('/api/panel', ''));

/** Where each parameter leads somewhere. */
const known: Record<string, string> = {
  key: 'soulshake',
  role: 'c-level',
  file: 'posts.csv',
  noun: 'products',
  code: '0',
};
let admin: Awaited<ReturnType<typeof signIn>>;
let picture: string;
let somebody: string;
beforeAll(async () => {
  admin = await signIn('admin');
  somebody = (await person({ role: 'c-level' })).id;
  picture = String(await begin(admin));
  BODIES['PUT /settings'] = await (await admin.get('/api/panel/settings')).json();
});
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

const names = fc.constantFrom(
  ...['search', 'q', 'after', 'before', 'limit', 'version', 'force', 'dry', 'from', 'to', 'user', 'noun', 'record'],
  ...['action', 'state', 'category', 'order', 'shown', 'alt', 'uf', 'type', 'status', 'id', 'role', '__proto__'],
);
const values = fc.oneof(
  text,
  fc.constantFrom('1', '0', '-1', '1e999', '99999999999999999', '[]', '[null]', '{', 'true'),
);
const query = fc
  .array(fc.tuple(names, values), { maxLength: 3 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, it]) => [name, it.toWellFormed().slice(0, 300)])).toString());
const key = fc.option(fc.oneof(fc.constant('chave-repetida-sempre'), fc.string({ unit: 'binary-ascii' })), { freq: 2 });

describe.each(ROUTES)('%s', (route) => {
  const [method = '', path = ''] = route.split(' ');

  test(`meets ${CASES} hostile requests with a refusal that changes nothing, or a plain answer`, async () => {
    const attack = fc.record({ body: body(BODIES[route] ?? {}), segment: fc.option(segment), query, key });
    let before = await fingerprint();
    for (const hostile of fc.sample(attack, CASES)) {
      const response = await send(hostile);
      const answer = await response.text();
      const what = JSON.stringify({ ...hostile, status: response.status, answer }).slice(0, 3000);
      expect(response.status, what).toBeLessThan(500);
      if (method !== 'GET') {
        const now = await fingerprint();
        if (response.status >= 400) expect(now, what).toBe(before);
        before = now;
      }
      if (response.status < 400) continue;
      const { error, fields = {} } = JSON.parse(answer);
      expect(error, what).toEqual(expect.any(String));
      // An import names the column that it does not know.
      const said = `${error.replace(/“.*?”/gs, '')} ${Object.values(fields).join(' ')}`;
      expect(said, what).not.toMatch(LEAK);
      expect(said, what).not.toContain(MARK);
    }
    if (method === 'GET') expect(await fingerprint()).toBe(before);
  });

  const good = BODIES[route];
  if (good) {
    test('refuses what its contract does not know', async () => {
      const before = await fingerprint();
      for (const extra of ['"intruso":1', '"__proto__":{"active":false}', '"constructor":null']) {
        const json = JSON.stringify(good).replace(/^\{/, Object.keys(good).length ? `{${extra},` : `{${extra}`);
        const response = await send({ body: json, segment: null, query: '', key: null });
        expect(response.status, `${json} ${await response.text()}`).toBe(400);
      }
      expect(await fingerprint()).toBe(before);
    });
  }

  type Attack = { body: string | Uint8Array<ArrayBuffer>; segment: string | null; query: string; key: string | null };

  function send(attack: Attack): Promise<Response> {
    const id = path.startsWith('/media') ? picture : path.startsWith('/users') ? somebody : '1';
    const target = path.replace(/:(\w+)/g, (_, name: string) => attack.segment ?? known[name] ?? id);
    const type = path.includes('/files/') ? 'image/png' : 'application/json';
    const headers: Record<string, string> = method === 'GET' ? {} : { 'Content-Type': type };
    if (attack.key) headers['Idempotency-Key'] = attack.key.replace(/[^\x21-\x7e]/g, '');
    const init: RequestInit = method === 'GET' ? { headers } : { method, headers, body: attack.body };
    return admin.send(`/api/panel${target}?${attack.query}`, init);
  }
});

/** What stands in every table that the panel writes: enough to see that any of them changed. */
async function fingerprint(): Promise<string> {
  const tables = ['categories', 'products', 'posts', 'slides', 'locations', 'settings', 'media'];
  const edited = tables.map((table) => `SELECT count(*) || '/' || total(version) || max(updated_at) FROM ${table}`);
  const others = ['users', 'user_roles', 'activity'].map((table) => `SELECT count(*) FROM ${table}`);
  const columns = [...edited, ...others].map((query, index) => `(${query}) AS seen${index}`);
  return JSON.stringify(await env.DB.prepare(`SELECT ${columns.join(', ')}`).first());
}
