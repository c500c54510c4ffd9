// Actions of people and servers that bring a screen into the wanted state. Nothing here writes: the browser's stand-in
// answers every write, so looking at screens changes no data.

import type { Page } from '@playwright/test';
import type { ActivityDetail, ActivityEntry } from '../../src/shared/activity.ts';
import type { CategoryRecord } from '../../src/shared/category.ts';
import type { Medium } from '../../src/shared/media.ts';
import type { RecordUse } from '../../src/shared/record-use.ts';
import type { Stats } from '../../src/shared/stats.ts';
import type { LinkPurpose, UserRow } from '../../src/shared/user.ts';
import { bring } from '../helpers/picture-files.ts';
import { type Answer, standIn } from '../helpers/stand-in.ts';

const DOWN = 'O serviço está temporariamente indisponível. Tente de novo em instantes.';

/** Answers a call in place of the server: `'DELETE /api/panel/slides/*'`. */
export function answers(page: Page, call: string, answer: Answer | ((sent: Record<string, unknown>) => Answer)) {
  return standIn(page, call, typeof answer === 'function' ? answer : () => answer);
}

/** Makes these API calls fail as unavailable. */
export async function fails(page: Page, ...calls: string[]) {
  for (const call of calls) await answers(page, call, { status: 503, json: { error: DOWN, code: 'unavailable' } });
}

/** Answers the check of an e-mail link with this purpose. */
export const linkGoodFor = (page: Page, purpose: LinkPurpose) =>
  answers(page, 'POST /api/auth/link-checks', { json: { purpose } });

/** Never answers the call, so the loading state stays. */
export function holds(page: Page, call: string) {
  return standIn(page, call, null);
}

/** Answers a form's request as if it were stored. A category has a key, everything else a numeric id. */
export function stores(page: Page, call: string) {
  const key = call.split('/categories/')[1];
  const dates = call.includes('/posts') && { publishedAt: '2026-01-05T12:00:00.000Z', unpublishedAt: null };
  const own = call.includes('/categories') ? { ...(key && { key }), position: 5 } : { id: 1, ...dates };
  return answers(page, call, (sent) => ({ json: { record: { ...own, ...sent, version: 2 }, activityId: 1 } }));
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
export const follow = (page: Page, name: string | RegExp) => page.getByRole('link', { name }).first().click();
export const fill = (page: Page, label: string | RegExp, text: string) =>
  page
    .getByLabel(label, { exact: typeof label === 'string' })
    .first()
    .fill(text);
/** Shows the details beside a post's text, where the two share one place. */
export async function toDetails(page: Page) {
  const details = page.getByRole('button', { name: 'Detalhes', exact: true });
  await page.getByRole('dialog').waitFor();
  if (await details.isVisible()) await details.click();
}
/** Follows a link of the footer, which every window size has. */
export const goTo = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).first().press('Enter');

export const edit = (label: string, text: string, button: RegExp | string) => async (page: Page) => {
  await fill(page, label, text);
  await press(page, button);
};

const GIF = { name: 'copo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
/** Pastes a picture into an article that is refused, or a text with this HTML, for which the picture is ignored. */
export const pasteGif = (page: Page, html = '') =>
  bring(page, 'paste', GIF, { onto: page.getByRole('textbox', { name: 'Conteúdo' }), html });
/** Pastes a text with a picture of another site into an article. */
export async function pasteForeign(page: Page) {
  await page.route('https://fotos.example/**', (route) =>
    route.fulfill({ contentType: 'image/gif', body: GIF.buffer }),
  );
  await pasteGif(page, '<p>Um copo</p><img src="https://fotos.example/copo.gif" alt="Um copo">');
}

/** Presses the button of that name in the topmost dialog. */
export const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

/** Waits until the text is in the document, visible or not; the viewer judges that. */
export const words = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor({ state: 'attached' });

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Avisos' }).getByText(title, { exact: true }).waitFor({ state: 'attached' });

/** Stores a visitor's data in the browser, permanently or for the session. */
export async function kept(page: Page, key: string, value: unknown, where: 'local' | 'session' = 'local') {
  await page.goto('/favicon.svg');
  await page.evaluate(([name, text, isLocal]) => (isLocal ? localStorage : sessionStorage).setItem(name, text), [
    key,
    JSON.stringify(value),
    where === 'local',
  ] as const);
}

/** Shows pictures in Mídia, whether or not the library has any; a record uses the first. */
export const somePictures = (page: Page) =>
  pictures(page, [{ noun: 'categories', id: 'soulfuel', title: 'Soul Fuel' }]);

/** The same, with the first picture unused. */
export const unusedPictures = (page: Page) => pictures(page, []);

async function pictures(page: Page, uses: RecordUse[]) {
  const media = await mediaOf(page);
  await answers(page, 'GET /api/panel/media', { json: { rows: media, next: null } });
  await answers(page, 'GET /api/panel/media/folders', { json: ['Fachadas', 'Verão de 2026, bancadas e toldos'] });
  await answers(page, 'GET /api/panel/media/1', { json: { ...media[0], uses } });
}

/** Returns media with the pictures of the product lines. */
export async function mediaOf(page: Page): Promise<Medium[]> {
  const found = await (await page.request.get('/api/categories')).json();
  const addresses: string[] = found.map(({ image }: { image: string }) => image);
  return addresses.map((address, index) => ({
    id: index + 1,
    address,
    original: address,
    name: index === 0 ? 'Um nome de arquivo bem comprido, como vem do celular.jpg' : `linha-${index}.jpg`,
    alt: index === 1 ? '' : 'Três copos sobre uma bancada rosa, um deles com chantili',
    folder: index % 2 ? 'Fachadas' : null,
    focalX: 0.4,
    focalY: 0.6,
    crops: {},
    type: 'image/webp',
    width: 900,
    height: 700,
    bytes: 123_456,
    createdAt: '2026-02-03T12:00:00.000Z',
    version: 1,
  }));
}

/** Shows categories without products. */
export async function emptyCategories(page: Page) {
  const known: { rows: CategoryRecord[] } = await (await page.request.get('/api/panel/categories')).json();
  const rows = known.rows.map((row) => ({ ...row, productCount: 0 }));
  await answers(page, 'GET /api/panel/categories', { json: { rows, next: null } });
}

/** Shows a site with visits, a scheduled post, and records with unpublished changes. */
export async function someVisits(page: Page) {
  const stats: Stats = await (await page.request.get('/api/panel/stats')).json();
  const many = { now: 12_345, before: 10_000 };
  const name = 'Proteína no pós-treino: quanto, quando e de onde tirar a que falta';
  const visits: Stats['visits'] = {
    totals: { page: many, order: many, chat: many, directions: { now: 12, before: 0 }, emptySearch: many },
    pages: [9876, 543, 2].map((times, index) => ({ path: `/blog/${index + 1}`, name, times })),
    searches: [{ term: 'colágeno hidrolisado sem sabor e barato', times: 3 }],
  };
  const scheduled = [{ id: 1, title: name, publishedAt: '2090-12-24T11:00:00.000Z' }];
  const unfinished: Stats['unfinished'] = [
    {
      noun: 'posts',
      id: '1',
      title: name,
      savedAt: '2026-03-02T14:30:00.000Z',
      by: { id: 'x', name: 'Ana Conceição' },
    },
    { noun: 'slides', id: '1', title: 'Um slide', savedAt: '2026-03-01T14:30:00.000Z', by: null },
  ];
  const changed = { posts: 3, products: 12, categories: 0, locations: 1, slides: 1, faqs: 0, pages: 0 };
  const waiting = {
    posts: { ...stats.posts, withoutCover: 12 },
    products: { ...stats.products, withoutPicture: 1, withoutSheet: 2, energyOff: 3 },
    mail: { failed: 1, pending: 0 },
  };
  const json: Stats = { ...stats, ...waiting, visits, scheduled, unfinished, changed };
  await answers(page, 'GET /api/panel/stats', { json });
}

/** Opens the filters of a list, which on phones are behind a button. */
export async function unfold(page: Page) {
  await page.locator('main select').first().waitFor({ state: 'attached' });
  const button = page.getByRole('button', { name: /^Filtros/ });
  if (await button.isVisible()) await button.click();
}

/** Shows a fixed list of activity, independent of other tests' writes. */
export async function someActivity(page: Page) {
  const entry: ActivityEntry = {
    id: 2,
    at: '2026-03-02T14:30:00.000Z',
    actor: { id: 'x', name: 'Ana Conceição' },
    action: 'update',
    noun: 'locations',
    recordId: '1',
    title: 'Soul Praia da Costa',
    access: null,
    changed: ['city', 'hours'],
    flags: {},
    dates: null,
    undoes: null,
    inForce: true,
    superseded: false,
    gone: false,
    group: null,
    undoable: true,
  };
  const group = { id: '0b9f7c1e-5d0a-4c57-9a43-2f6f3f1f6c11', act: null, total: 34, open: true };
  const act = { id: '5d0a7c1e-0b9f-4c57-9a43-2f6f3f1f6c11', act: 'price' as const, total: 12, open: false };
  const rows: ActivityEntry[] = [
    entry,
    { ...entry, id: 1, action: 'create', changed: [], inForce: false },
    { ...entry, id: 3, at: '2026-03-02T13:10:00.000Z', group },
    { ...entry, id: 4, at: '2026-03-02T12:10:00.000Z', noun: 'products', group: act },
  ];
  await answers(page, 'GET /api/panel/activity', { json: { rows, next: null } });
  const detail = { before: { city: 'Recife' }, after: { city: 'Olinda' }, lost: { pictures: [], categories: [] } };
  await answers(page, 'GET /api/panel/activity/2', { json: { ...entry, ...detail } });
}

/** Shows versions of post 1 or location 1; the last differs from the form in a text, a body and a picture. */
export async function someHistory(page: Page, noun: 'posts' | 'locations') {
  const { version: _version, id: _id, ...now } = await (await page.request.get(`/api/panel/${noun}/1`)).json();
  const entry: ActivityEntry = {
    id: 2,
    at: '2026-03-02T14:30:00.000Z',
    actor: { id: 'x', name: 'Ana Conceição' },
    action: 'update',
    noun,
    recordId: '1',
    title: 'Um nome',
    access: null,
    changed: noun === 'posts' ? ['title', 'content', 'image'] : ['address', 'hours'],
    flags: {},
    dates: null,
    undoes: null,
    inForce: true,
    superseded: false,
    gone: false,
    group: null,
    undoable: true,
  };
  const lostKey = '0123456789abcdef0123';
  const then =
    noun === 'posts'
      ? {
          ...now,
          title: `${now.title} e mais`,
          content: `<h2>Um título que saiu</h2>${now.content.replace('<p>', '<p>Umas palavras que saíram. ')}`,
          image: `/media/${lostKey}-960x540-ffffff.webp`,
        }
      : { ...now, address: `${now.address}, loja 2`, hours: null };
  const rows: ActivityEntry[] = [
    entry,
    { ...entry, id: 1, changed: [noun === 'posts' ? 'category' : 'phone'], actor: null },
  ];
  const detail: ActivityDetail = { ...entry, before: then, after: now, lost: { pictures: [lostKey], categories: [] } };
  await answers(page, 'GET /api/panel/activity', { json: { rows, next: null } });
  await answers(page, 'GET /api/panel/activity/2', { json: detail });
  await answers(page, 'GET /api/panel/activity/1', { json: { ...detail, ...rows[1] } });
}

/** Shows accounts in every state. */
export async function somePeople(page: Page) {
  const row: UserRow = {
    id: 'a',
    name: 'Ana Conceição',
    email: 'ana.conceicao@example.com',
    roles: ['editor'],
    createdAt: '2026-01-02T12:00:00.000Z',
    active: true,
    confirmed: true,
    invited: false,
    invitedUntil: null,
    lastSeenAt: '2026-03-02T14:30:00.000Z',
    openSessions: 2,
    twoSteps: true,
  };
  const rows: UserRow[] = [
    row,
    {
      ...row,
      id: 'b',
      name: 'Bento Quixadá',
      email: 'um-endereco-bem-comprido-de-verdade@departamento.example.com',
      roles: ['admin', 'c-level'],
      openSessions: 0,
      twoSteps: false,
    },
    {
      ...row,
      id: 'c',
      name: 'Caio Prado',
      email: 'caio@example.com',
      confirmed: false,
      invited: true,
      invitedUntil: '2099-03-03T14:30:00.000Z',
      lastSeenAt: null,
      openSessions: 0,
      twoSteps: false,
    },
    {
      ...row,
      id: 'e',
      name: 'Eva Prado',
      email: 'eva@example.com',
      confirmed: false,
      invited: true,
      lastSeenAt: null,
      openSessions: 0,
      twoSteps: false,
    },
    { ...row, id: 'd', name: 'Dora Ávila', email: 'dora@example.com', roles: [], active: false, openSessions: 0 },
  ];
  await answers(page, 'GET /api/panel/users', { json: { rows, next: null } });
}

/** Makes the panel treat the signed-in user as an editor. */
export function asEditor(page: Page) {
  const user = { id: 'a', name: 'Ana Conceição', email: 'ana.conceicao@example.com', roles: ['editor'] };
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  return answers(page, 'GET /api/auth/session', { json: { session: { user, expiresAt } } });
}

/** Shows activity about people's access. */
export async function someAccess(page: Page) {
  const entry: ActivityEntry = {
    id: 9,
    at: '2026-03-02T14:30:00.000Z',
    actor: { id: 'x', name: 'Bento Quixadá' },
    action: 'update',
    noun: 'users',
    recordId: 'a',
    title: 'Ana Conceição',
    access: { before: { roles: ['editor'] }, after: { roles: ['admin'] } },
    changed: ['roles'],
    flags: {},
    dates: null,
    undoes: null,
    inForce: true,
    superseded: true,
    gone: false,
    group: null,
    undoable: false,
  };
  const accesses: ActivityEntry['access'][] = [
    { before: { active: true }, after: { active: false } },
    { before: {}, after: { invitedAgain: true } },
    { before: { sessions: 2 }, after: { sessions: 0 } },
  ];
  const rows: ActivityEntry[] = [
    entry,
    ...accesses.map((access, index) => ({ ...entry, id: 8 - index, access })),
    { ...entry, id: 4, action: 'delete', gone: true, title: 'uma conta', access: { before: {}, after: {} } },
  ];
  await answers(page, 'GET /api/panel/activity', { json: { rows, next: null } });
}

/** Closes the library that opens first for a picture, and goes to the picture's description. */
export async function withoutMedia(page: Page) {
  const library = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await library.waitFor();
  await page.keyboard.press('Escape');
  await library.waitFor({ state: 'hidden' });
}
