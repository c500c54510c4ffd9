// A valid request for each route by which the panel writes, about a new record: for tests that go through all routes.

import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { COPIED, type CopiedNoun } from '../../src/shared/working-copy';
import { PASSWORD, person, signIn } from './account';
import { authenticator, givePasskey } from './authenticator';
import { png } from './pictures';
import { begin, putAll, uploaded } from './upload';

type Client = Awaited<ReturnType<typeof signIn>>;
type Fields = Record<string, unknown>;
/** A request's path below `/api/panel` and its body. */
export type Good = { path: string; body?: Fields; bytes?: Uint8Array<ArrayBuffer> };
type Made = { id: number; key: string; version: number };

const button = (number: 1 | 2) => ({
  [`btn${number}Text`]: 'Ver',
  [`btn${number}Link`]: '/produtos',
  [`btn${number}Color`]: '#aabbcc',
});
const slide = {
  ...{ title: 'Novidade', subtitle: 'Chegou', imageUrl: '/images/novidade.webp', tallImageUrl: null, tone: 'light' },
  ...button(1),
  ...button(2),
  ...{ position: 0, active: true },
};
const faq = { subject: 'order', question: 'Como peço?', answer: 'Pelo WhatsApp.', position: 0, active: true };
const category = {
  ...{ description: '', image: '/images/a.webp', imageAlt: '', highlighted: false },
  ...{ packSize: 6, packDiscount: 10, ...NO_SEARCH_APPEARANCE, position: 1 },
};
const location = {
  ...{ name: 'Soul', address: 'Rua Sete', city: 'Vitória', uf: 'ES', zipcode: '29010-120', phone: '(27) 3333-4444' },
  ...{ email: 'loja@example.com', schedule: null, exceptions: [], takesOrders: true, districts: ['Centro'] },
  ...{ payments: ['pix'], unsold: [{ id: 1, name: 'Soul Shake Chocolate' }], minimumCents: 2000 },
  hours: [{ days: [1], opens: '09:00', closes: '18:00' }],
  ...{ type: 'store', latitude: -20, longitude: -40, image: null, active: true },
};
const product = {
  ...{ category: 'soulshake', number: 0, name: 'Novo', priceCents: 100, description: '', longDescription: null },
  ...{ images: [{ src: '/images/a.webp', alt: '' }], benefits: ['Bom'], nutrition: null, vegan: false, caffeine: null },
  ...{ ingredients: 'Leite e amendoim.', contains: ['peanuts', 'milk'], mayContain: ['soy'], gluten: 'free' },
  ...{ lactose: 'contains', pairings: [], ...NO_SEARCH_APPEARANCE, featured: false, active: true },
};
const post = {
  ...{ title: 'Novo', content: '<p>Texto</p>', excerpt: 'Um resumo.', image: null, imageAlt: null, category: 'Treino' },
  ...{ author: 'Ana', authorImage: null, authorBio: null, ...NO_SEARCH_APPEARANCE },
  ...{ publishedAt: '2026-01-01T12:00:00.000Z', unpublishedAt: null },
};
/** The field that a working copy changes. */
const TITLES: Record<CopiedNoun, string> = {
  ...{ posts: 'title', products: 'name', locations: 'name', slides: 'title', faqs: 'question', categories: 'name' },
  pages: 'aboutTitle',
};

/** Returns builders by method and path below `/api/panel`; each call creates the record of its request. */
export function panelWrites(admin: Client): Record<string, () => Promise<Good>> {
  let made = 0;

  async function answered<T>(method: string, path: string, body?: Fields): Promise<T> {
    const answer = await admin.json(method, `/api/panel/${path}`, body);
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }
  /** Returns valid, unique fields for a new record. */
  function newRecord(noun: string): Fields {
    made += 1;
    const records: Record<string, Fields> = {
      ...{ slides: slide, faqs: faq, locations: location, products: product, posts: post },
      categories: { ...category, name: `Linha ${made}`, address: `linha-${made}` },
      redirects: { from: `/antigo-${made}`, to: '/sobre' },
    };
    return records[noun] ?? {};
  }
  async function created(noun: string): Promise<Made> {
    return (await answered<{ record: Made }>('POST', noun, newRecord(noun))).record;
  }
  /** Builds a request about a new record, with its id or key in the path. */
  const about =
    (noun: string, rest: string, body: (made: Made) => Fields = () => ({})) =>
    async () => {
      const record = await created(noun);
      return { path: `/${noun}/${record.key ?? record.id}${rest}`, body: body(record) };
    };
  const deletion = (noun: string) => async () => {
    const { key, id, version } = await created(noun);
    return { path: `/${noun}/${key ?? id}?version=${version}` };
  };
  const act = (noun: string, fields: Fields) => async () => {
    const { key, id, version } = await created(noun);
    return { path: `/${noun}/acts`, body: { ...fields, rows: [{ id: key ?? id, version }] } };
  };
  const edit = (noun: CopiedNoun) =>
    about(noun, '', ({ version }) => ({ ...newRecord(noun), [TITLES[noun]]: 'Outro nome', version }));
  const seen =
    (fields: Fields) =>
    ({ version }: Made) => ({ ...fields, version });
  const plain = (path: string, body: Fields = {}) => ({ path, body });

  const ordered = (noun: 'slides' | 'faqs') => ({
    [`POST /${noun}`]: async () => plain(`/${noun}`, newRecord(noun)),
    [`PUT /${noun}/:id`]: edit(noun),
    [`PUT /${noun}/:id/active`]: about(noun, '/active', seen({ active: false })),
    [`POST /${noun}/:id/moves`]: about(noun, '/moves', () => ({ to: 1 })),
    [`POST /${noun}/acts`]: act(noun, { act: 'deactivate' }),
    [`DELETE /${noun}/:id`]: deletion(noun),
  });

  /** Creates a record with a saved working copy; returns the copy's path. */
  async function copyOf(noun: CopiedNoun): Promise<{ path: string; body: Fields & { version: number } }> {
    const record = noun === 'pages' ? await pageRecord() : await created(noun);
    const path = `/${noun}/${noun === 'pages' ? 'sobre' : (record.key ?? record.id)}/working-copy`;
    const { copy } = await answered<{ copy: { version: number } | null }>('GET', path.slice(1));
    const title = TITLES[noun];
    const typed = { fields: { [title]: 'Outro' }, base: { [title]: 'Antes' }, baseVersion: record.version };
    const body = { ...typed, version: copy?.version ?? 0 };
    const { version } = await answered<{ version: number }>('PUT', path.slice(1), body);
    return { path, body: { ...typed, version } };
  }
  const pageRecord = () => answered<Made>('GET', 'pages/sobre');
  const copies = Object.fromEntries(
    COPIED.flatMap((noun) => {
      const copy = `/${noun}/:id/working-copy`;
      return [
        [`PUT ${copy}`, () => copyOf(noun)],
        [
          `DELETE ${copy}`,
          async () => {
            const { path, body } = await copyOf(noun);
            return { path: `${path}?version=${body.version}` };
          },
        ],
        [`POST ${copy}/preview`, async () => plain(`${(await copyOf(noun)).path}/preview`)],
        [
          `DELETE ${copy}/preview`,
          async () => {
            const { path } = await copyOf(noun);
            await answered('POST', `${path.slice(1)}/preview`, {});
            return plain(`${path}/preview`);
          },
        ],
      ];
    }),
  );

  const somebody =
    (rest: string, body: Fields = {}) =>
    async () => {
      const { id } = await person({ role: 'c-level' });
      return plain(`/users/${id}${rest}`, body);
    };
  async function guest() {
    made += 1;
    const invitation = { name: 'Ana', email: `convidada-${made}@example.com`, role: 'c-level' };
    return (await answered<{ user: { id: string } }>('POST', 'users/invitations', invitation)).user.id;
  }
  async function pending() {
    const id = await begin(admin);
    await putAll(admin, id);
    return id;
  }
  const picture = (rest: string, body: (made: Made) => Fields) => async () => {
    const { id, version } = await uploaded(admin);
    return plain(`/media/${id}${rest}`, body({ id, version, key: '' }));
  };

  return {
    ...ordered('slides'),
    ...ordered('faqs'),
    ...copies,
    'POST /categories': async () => plain('/categories', newRecord('categories')),
    'PUT /categories/:key': edit('categories'),
    'POST /categories/:key/moves': about('categories', '/moves', () => ({ to: 0 })),
    'POST /categories/acts': act('categories', { act: 'highlight' }),
    'DELETE /categories/:key': deletion('categories'),
    'POST /posts': async () => plain('/posts', post),
    'PUT /posts/:id': edit('posts'),
    'PUT /posts/:id/published': about('posts', '/published', seen({ published: false })),
    'POST /posts/:id/copies': about('posts', '/copies'),
    'POST /posts/acts': act('posts', { act: 'category', category: 'Treino leve' }),
    'DELETE /posts/:id': deletion('posts'),
    'POST /products': async () => plain('/products', product),
    'PUT /products/:id': about('products', '', (record) => ({ ...product, ...numberOf(record), name: 'Outro' })),
    'PUT /products/:id/active': about('products', '/active', seen({ active: false })),
    'PUT /products/:id/featured': about('products', '/featured', seen({ featured: true })),
    'POST /products/:id/copies': about('products', '/copies'),
    'POST /products/acts': act('products', { act: 'price', percent: 5, toNinety: false }),
    'DELETE /products/:id': deletion('products'),
    'POST /locations': async () => plain('/locations', location),
    'PUT /locations/:id': edit('locations'),
    'PUT /locations/:id/active': about('locations', '/active', seen({ active: false })),
    'POST /locations/acts': act('locations', { act: 'type', type: 'retailer' }),
    'DELETE /locations/:id': deletion('locations'),
    'POST /redirects': async () => plain('/redirects', newRecord('redirects')),
    'PUT /redirects/:key': about('redirects', '', seen({ to: '/contato' })),
    'POST /redirects/acts': act('redirects', { act: 'delete' }),
    'DELETE /redirects/:key': deletion('redirects'),
    'POST /media': async () => plain('/media', { name: 'a.jpg', alt: '', color: '#aabbcc' }),
    'PUT /media/:id/files/:file': async () => ({
      path: `/media/${await begin(admin)}/files/original`,
      bytes: png(40, 20),
    }),
    'POST /media/:id/commit': async () => plain(`/media/${await pending()}/commit`),
    'POST /media/:id/replace': async () => {
      const upload = await pending();
      return picture('/replace', () => ({ upload }))();
    },
    'PATCH /media/:id': picture('', ({ version }) => {
      return { alt: 'Um copo', folder: 'Verão', focalX: 0.5, focalY: 0.5, crops: {}, version };
    }),
    'POST /media/acts': async () => {
      const { id, version } = await uploaded(admin);
      return plain('/media/acts', { act: 'folder', folder: 'Verão', rows: [{ id, version }] });
    },
    'DELETE /media/:id': async () => {
      const { id, version } = await uploaded(admin);
      return { path: `/media/${id}?version=${version}` };
    },
    'PUT /pages/:page': async () =>
      plain('/pages/sobre', { texts: { aboutTitle: `Sobre ${made++}` }, version: (await pageRecord()).version }),
    'PUT /settings': async () => {
      made += 1;
      return plain('/settings', { ...(await answered<Fields>('GET', 'settings')), brandPhrase: `Soul ${made}` });
    },
    'POST /imports/:noun': async () => {
      made += 1;
      const file = { format: 'json', text: JSON.stringify([{ ...location, name: `Soul ${made}` }]) };
      const { digest } = await answered<{ digest: string }>('POST', 'imports/locations?dry=1', file);
      return plain('/imports/locations', { ...file, digest });
    },
    'POST /backup': async () => plain('/backup', { password: PASSWORD }),
    'POST /activity/:id/undo': async () => {
      const { activityId } = await answered<{ activityId: number }>('POST', 'slides', slide);
      return plain(`/activity/${activityId}/undo`);
    },
    'POST /activity/groups/:groupId/undo': async () => {
      const { path, body } = await act('slides', { act: 'deactivate' })();
      const { groupId } = await answered<{ groupId: string }>('POST', path.slice(1), body);
      return plain(`/activity/groups/${groupId}/undo`);
    },
    'PUT /presence/:noun/:id': async () => plain('/presence/slides/1'),
    'DELETE /presence/:noun/:id': async () => {
      await answered('PUT', 'presence/slides/1');
      return plain('/presence/slides/1');
    },
    'POST /users/invitations': async () => {
      made += 1;
      return plain('/users/invitations', { name: 'Ana', email: `outra-${made}@example.com`, role: 'c-level' });
    },
    'POST /users/:id/invitation': async () => plain(`/users/${await guest()}/invitation`),
    'DELETE /users/:id/invitation': async () => plain(`/users/${await guest()}/invitation`),
    'PUT /users/:id/active': somebody('/active', { active: false }),
    'PUT /users/:id/roles/:role': somebody('/roles/editor'),
    'DELETE /users/:id/roles/:role': somebody('/roles/c-level'),
    'DELETE /users/:id/sessions': async () => plain(`/users/${(await signIn('c-level')).user.id}/sessions`),
    'DELETE /users/:id/passkeys': async () => {
      const { user } = await signIn('c-level');
      await givePasskey(user.id, await authenticator());
      return plain(`/users/${user.id}/passkeys`);
    },
    'DELETE /users/:id': somebody(''),
  };
}

/** Returns a product's number and version. */
function numberOf(record: Made): Fields {
  const { number, version }: Made & { number?: number } = record;
  return { number, version };
}
