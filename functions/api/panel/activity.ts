import { type Context, Hono } from 'hono';
import type { Action, ActivityDetail, ActivityEntry, Fields, Lost } from '../../../src/shared/activity';
import { presentName } from '../../../src/shared/former-names';
import { startOfBrandDay } from '../../../src/shared/local-time';
import { NOUNS, type Noun } from '../../../src/shared/nouns';
import { idColumn, pageOf } from '../../../src/shared/page';
import { can } from '../../../src/shared/permissions';
import { readableAddress } from '../../../src/shared/readable-address';
import { searchWords } from '../../../src/shared/search';
import type { SessionUser } from '../../../src/shared/user';
import { z } from '../../../src/shared/zod';
import { activityById, activityPage, authors, categoriesAmong, picturesAmong } from '../../db/panel/activity';
import { undoGroup } from '../../db/panel/group-undo';
import { CannotUndo, type Obstacle, undoWrite } from '../../db/panel/undo';
import type { AppEnv } from '../../env';
import { ApiFailure, notFound, orNotFound } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { editables, groupUndos } from './editables';
import { listQuery } from './list-query';
import { author } from './writes';

const NOT_FOUND = 'Este registro de atividade não existe.';
const entryPath = pathParams(z.object({ id: idInPath }), NOT_FOUND);
const PAGE_SIZE = 30;
/** Uploaded pictures: those of the brand are files of the site, which no deletion in Mídia takes away. */
const UPLOADED_KEY = /\/media\/([0-9a-f]{20})-/g;
const groupPath = pathParams(z.object({ groupId: z.uuid() }), NOT_FOUND);
const undoQuery = z.strictObject({ force: z.literal('1').optional() });

const REFUSALS: Record<Exclude<Obstacle, 'unknown'>, string> = {
  fixed: 'Esta alteração não pode ser desfeita por aqui.',
  undone: 'Esta alteração já foi desfeita.',
  gone: 'O registro foi excluído depois desta alteração. Restaure-o antes.',
  exists: 'Este registro já foi restaurado.',
  newer: 'O registro foi alterado de novo depois disso. Voltar ao que era antes descarta as alterações mais novas.',
  clash:
    'Outro registro já usa o endereço ou o número deste, ou a categoria dele foi excluída. Corrija isso e tente de novo.',
  overtaken: 'Outra pessoa salvou algo ao mesmo tempo. Tente de novo.',
  needed: 'Outros registros dependem deste. Exclua ou mude esses registros antes.',
};

/**
 * Returns the nouns whose writes a person may read and undo: those that the person manages. Editors see content, but
 * neither people nor settings, whose earlier values may be confidential.
 */
export function nounsOf(user: SessionUser): Noun[] {
  return NOUNS.filter((noun) => can(user, noun));
}

export const activity = new Hono<AppEnv>()
  .get('/', queryParams(listQuery('activity', z.tuple([idColumn]))), async (c) => {
    const { noun, record, user, action, from, to, group: groupId, search = '', after } = c.req.valid('query');
    const filter = {
      within: nounsOf(c.var.user),
      noun,
      recordId: record,
      userId: user,
      action,
      from: from && startOf(from),
      until: to && startOf(to, 1),
      before: after?.[0],
      groupId,
      words: searchWords(search),
    };
    const found = await c.var.read(activityPage, filter, PAGE_SIZE + 1);
    return c.json(
      pageOf(found, PAGE_SIZE, ({ id }) => [id], toEntry),
      200,
    );
  })
  /** Who holds a role is for those who manage people: others get the authors of the writes that they see. */
  .get('/authors', async (c) => {
    const { user, read } = c.var;
    return c.json(await read(authors, can(user, 'users') ? undefined : nounsOf(user)), 200);
  })
  .get('/:id', entryPath, async (c) => {
    const [row] = await c.var.read(activityById, c.req.valid('param').id);
    const { before, after, ...entry } = orNotFound(row && can(c.var.user, row.noun) ? row : undefined, NOT_FOUND);
    const detail: ActivityDetail = {
      ...toEntry(entry),
      before: before as Fields | null,
      after: after as Fields | null,
      lost: await lostSince(c, entry.noun, [before, after] as (Fields | null)[]),
    };
    return c.json(detail, 200);
  })
  .post('/groups/:groupId/undo', groupPath, async (c) => {
    const undos = Object.fromEntries(nounsOf(c.var.user).map((noun) => [noun, groupUndos[noun]]));
    return c.json(await orRefused(undoGroup(c.var.db, undos, author(c), c.req.valid('param').groupId)), 200);
  })
  /** `?force=1` restores the whole earlier version, even if the record was edited since. */
  .post('/:id/undo', entryPath, queryParams(undoQuery), async (c) => {
    const force = c.req.valid('query').force === '1';
    const undone = undoWrite(c.var.db, editablesOf(c.var.user), author(c), c.req.valid('param').id, force);
    return c.json(await orRefused(undone), 200);
  });

/** Returns what a write refers to that no longer exists. Without references, no query runs. */
async function lostSince({ var: { read } }: Context<AppEnv>, noun: Noun, sides: (Fields | null)[]): Promise<Lost> {
  const named = JSON.stringify(sides).matchAll(UPLOADED_KEY);
  const pictures = [...new Set([...named].map(([, key = '']) => key))];
  const lines = noun === 'products' ? sides.map((fields) => fields?.category) : [];
  const categories = [...new Set(lines.filter((key) => typeof key === 'string'))];
  if (pictures.length + categories.length === 0) return { pictures, categories };
  const [kept, keptLines] = await Promise.all([read(picturesAmong, pictures), read(categoriesAmong, categories)]);
  const without = (keys: string[], rows: { key: string }[]) =>
    keys.filter((key) => !rows.some((row) => row.key === key));
  return { pictures: without(pictures, kept), categories: without(categories, keptLines) };
}

async function orRefused<T>(undone: Promise<T>): Promise<T> {
  try {
    return await undone;
  } catch (error) {
    if (!(error instanceof CannotUndo)) throw error;
    const { obstacle } = error;
    if (obstacle === 'unknown') throw notFound(NOT_FOUND);
    throw new ApiFailure(409, { error: REFUSALS[obstacle], code: obstacle });
  }
}

/** Returns how writes are undone, for the nouns that this person manages. */
function editablesOf(user: SessionUser): Parameters<typeof undoWrite>[1] {
  return Object.fromEntries(nounsOf(user).map((noun) => [noun, editables[noun]]));
}

/** Returns the instant at which a day begins in the brand's time zone. */
function startOf(day: string, daysLater = 0): string {
  const start = new Date(startOfBrandDay(day));
  start.setUTCDate(start.getUTCDate() + daysLater);
  return start.toISOString();
}

/** Returns a description of a deleted account, whose name is gone too. */
function nameless(action: Action, before: string | null): string {
  if (action === 'create') return 'alguém que não tem mais conta';
  if (action === 'update') return 'uma conta que foi excluída';
  return fieldsIn(before).invited ? 'um convite' : 'uma conta';
}

function fieldsIn(stored: string | null): Fields {
  return stored === null ? {} : JSON.parse(stored);
}

type Row = Awaited<ReturnType<typeof activityPage>>[number];

/** Returns the recorded title. Earlier releases recorded the address of a redirect as it is stored. */
function titleIn({ noun, title }: Pick<Row, 'noun' | 'title'>): string {
  return noun === 'redirects' ? readableAddress(title) : title;
}

export function toEntry(found: Row): ActivityEntry {
  const { userId, userName, changed, flags, dates, inForce, since, person, accessBefore, accessAfter, ...others } =
    found;
  const { groupId, act, total, open, ...row } = others;
  const isOfPerson = row.noun === 'users';
  return {
    ...row,
    title: isOfPerson ? (person ?? nameless(row.action, accessBefore)) : titleIn(row),
    access: isOfPerson ? { before: fieldsIn(accessBefore), after: fieldsIn(accessAfter) } : null,
    actor: userId === null ? null : { id: userId, name: userName },
    changed: JSON.parse(changed).map(presentName),
    flags: JSON.parse(flags),
    dates: dates && JSON.parse(dates),
    inForce: inForce === 1,
    superseded: since !== null,
    gone: (since ?? row.action) === 'delete' || (isOfPerson && person === null),
    group: groupId === null ? null : { id: groupId, act, total, open: open === 1 || inForce === 1 },
    undoable: editables[row.noun] !== null,
  };
}
