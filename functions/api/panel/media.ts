import { type Context, Hono } from 'hono';
import { type ActInput, actInputs } from '../../../src/shared/acts';
import { versionQuery } from '../../../src/shared/editing';
import { mediumEdit } from '../../../src/shared/media';
import { type Cursor, idColumn, pageOf } from '../../../src/shared/page';
import type { RecordUse } from '../../../src/shared/record-use';
import { z } from '../../../src/shared/zod';
import { type MediaOrder, mediaFolders, mediaPage, mediumById, mediumByKey } from '../../db/media';
import type { Making } from '../../db/panel/acts';
import { bulkMedia, editableMedia, type Words } from '../../db/panel/media';
import { usesOfMedium } from '../../db/panel/media-uses';
import { siteUses } from '../../db/site-uses';
import type { AppEnv } from '../../env';
import { ACT_BODY, jsonBody, PANEL_BODY } from '../../http/body';
import { ApiFailure, orNotFound } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { mediumOf } from '../../media/medium';
import { sweepBehind } from '../../media/sweep';
import { act } from './acts';
import { listQuery } from './list-query';
import { mediaUploads } from './media-uploads';
import { limitWrites, remove, update } from './writes';

const NOT_FOUND = 'Imagem não encontrada';
const idParam = pathParams(z.object({ id: idInPath }), NOT_FOUND);
/** The part that all addresses of a medium share. */
const keyParam = pathParams(z.object({ key: z.string().regex(/^[\w-]{20,120}$/) }), NOT_FOUND);
/** Fills complete rows of two, three, four or six pictures. */
const PAGE_SIZE = 36;
/** Cursor of each order: the values of a page's last picture in its columns. */
const byId = z.tuple([idColumn]);
const CURSORS: Record<MediaOrder, z.ZodType<Cursor>> = {
  newest: byId,
  oldest: byId,
  heaviest: z.tuple([z.int().min(1), idColumn]),
};

export const media = new Hono<AppEnv>()
  // A picture takes several requests, which count as one upload.
  .route('/', mediaUploads)
  .use(limitWrites)
  .get('/', queryParams(listQuery('media', ({ order }) => CURSORS[order ?? 'newest'])), async (c) => {
    const query = c.req.valid('query');
    const found = await c.var.read(mediaPage, query, PAGE_SIZE + 1);
    const cursorOf = ({ bytes, id }: (typeof found)[number]) => (query.order === 'heaviest' ? [bytes, id] : [id]);
    return c.json(pageOf(found, PAGE_SIZE, cursorOf, mediumOf), 200);
  })
  .get('/folders', async (c) => {
    const rows = await c.var.read(mediaFolders);
    return c.json(
      rows.map(({ name }) => name),
      200,
    );
  })
  .get('/at/:key', keyParam, async (c) => {
    const [row] = await c.var.read(mediumByKey, c.req.valid('param').key);
    return c.json({ medium: row ? mediumOf(row) : null }, 200);
  })
  .post('/acts', jsonBody(actInputs.media, ACT_BODY), async (c) => {
    const wanted = c.req.valid('json');
    const done = await act(c, bulkMedia, wanted, () => making(wanted));
    if (wanted.act === 'delete') sweepBehind(c);
    return c.json(done, 200);
  })
  .get('/:id', idParam, async (c) => {
    const [found] = await c.var.read(mediumById, c.req.valid('param').id);
    const row = orNotFound(found, NOT_FOUND);
    return c.json({ ...mediumOf(row), uses: await findUses(c, row.key) }, 200);
  })
  .patch('/:id', idParam, jsonBody(mediumEdit, PANEL_BODY), async (c) => {
    const { version, ...words } = c.req.valid('json');
    const change = update(c, editableMedia, c.req.valid('param').id, version, (before) => ({ ...before, ...words }));
    const { record, activityId } = await change;
    return c.json({ record: mediumOf(record), activityId }, 200);
  })
  .delete('/:id', idParam, queryParams(versionQuery), async (c) => {
    const { id } = c.req.valid('param');
    const { version } = c.req.valid('query');
    try {
      const removed = await remove(c, editableMedia, id, version);
      sweepBehind(c);
      return c.json(removed, 200);
    } catch (error) {
      if (!(error instanceof ApiFailure && error.body.code === 'stale')) throw error;
      const [now] = await mediumById(c.var.db, id);
      if (now?.version !== version) throw error;
      // The version is unchanged, so the deletion failed because something shows the picture.
      const uses = await findUses(c, now.key);
      throw new ApiFailure(409, { error: 'Esta imagem está em uso e não pode ser excluída.', code: 'in-use', uses });
    }
  });

/** Returns the change of an act: an alternative text for each picture, or one folder for all. */
function making(wanted: ActInput<'media'>): Making<Words> {
  if (wanted.act === 'delete') return wanted.act;
  if (wanted.act === 'folder') return (before) => ({ ...before, folder: wanted.folder });
  const alts = new Map<string | number, string>(wanted.rows.map(({ id, alt }) => [id, alt]));
  return (before, id) => ({ ...before, alt: alts.get(id) ?? before.alt });
}

async function findUses(c: Context<AppEnv>, key: string): Promise<RecordUse[]> {
  const uses = await c.var.db.batch(usesOfMedium(c.var.db, key));
  return [...uses.flat(), ...siteUses(key)];
}
