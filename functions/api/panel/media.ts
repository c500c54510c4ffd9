import { type Context, Hono } from 'hono';
import { versionQuery } from '../../../src/shared/editing';
import { type Medium, type MediumUse, mediaQuery, mediumEdit } from '../../../src/shared/media';
import { searchWords } from '../../../src/shared/search';
import { z } from '../../../src/shared/zod';
import { recorded } from '../../db/activity';
import { isGuardLost } from '../../db/failures';
import { changedRows } from '../../db/guard';
import { mediaPage, mediumById, mediumEdited, mediumTrashed } from '../../db/media';
import { usesOfMedium } from '../../db/panel/media-uses';
import type { AppEnv } from '../../env';
import { jsonBody, PANEL_BODY } from '../../http/body';
import { ApiFailure, orNotFound } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { mediumOf } from '../../media/medium';
import { sweepBehind } from '../../media/sweep';

const NOT_FOUND = 'Imagem não encontrada';
const idParam = pathParams(z.object({ id: idInPath }), NOT_FOUND);

export const media = new Hono<AppEnv>()
  .get('/', queryParams(mediaQuery), async (c) => {
    const { search = '', alt, before, limit } = c.req.valid('query');
    const page = { words: searchWords(search), withoutAlt: alt === 'missing', before, limit: limit + 1 };
    const rows = (await c.var.read((db) => mediaPage(db, page))).map(mediumOf);
    const shown = rows.slice(0, limit);
    const older = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
    return c.json({ media: shown, older }, 200);
  })
  .get('/:id', idParam, async (c) => {
    const { key, medium } = await find(c, c.req.valid('param').id);
    const uses = await findUses(c, key);
    return c.json({ medium, uses }, 200);
  })
  .patch('/:id', idParam, jsonBody(mediumEdit, PANEL_BODY), async (c) => {
    const { id } = c.req.valid('param');
    const edit = c.req.valid('json');
    const { db, user } = c.var;
    const { medium: before } = await find(c, id);
    if (before.version !== edit.version) throw stale(before);
    const after = { ...before, ...edit, version: edit.version + 1 };
    try {
      const [, , [activity], [row]] = await db.batch([
        mediumEdited(db, id, before.name, edit),
        changedRows(db),
        recorded(db, { ...write(user.id, before), action: 'update', before, after }),
        mediumById(db, id),
      ]);
      return c.json({ ...mediumOf(orNotFound(row, NOT_FOUND)), activityId: activity?.activityId }, 200);
    } catch (error) {
      if (!isGuardLost(error)) throw error;
      throw stale((await find(c, id)).medium);
    }
  })
  .delete('/:id', idParam, queryParams(versionQuery), async (c) => {
    const { id } = c.req.valid('param');
    const { version } = c.req.valid('query');
    const { db, user } = c.var;
    const { medium } = await find(c, id);
    try {
      const [, , [activity]] = await db.batch([
        mediumTrashed(db, id, version),
        changedRows(db),
        recorded(db, { ...write(user.id, medium), action: 'delete', before: medium }),
      ]);
      sweepBehind(c);
      return c.json({ activityId: activity?.activityId }, 200);
    } catch (error) {
      if (!isGuardLost(error)) throw error;
      const now = await find(c, id);
      if (now.medium.version !== version) throw stale(now.medium);
      const uses = await findUses(c, now.key);
      throw new ApiFailure(409, { error: 'Esta imagem está em uso e não pode ser excluída.', code: 'in-use', uses });
    }
  });

async function find(c: Context<AppEnv>, id: number) {
  const [found] = await c.var.read((db) => mediumById(db, id));
  const row = orNotFound(found, NOT_FOUND);
  return { key: row.key, medium: mediumOf(row) };
}

async function findUses(c: Context<AppEnv>, key: string): Promise<MediumUse[]> {
  const uses = await c.var.db.batch(usesOfMedium(c.var.db, key));
  return uses.flat();
}

function write(userId: string, { id, name, alt }: Medium) {
  return { userId, noun: 'media' as const, recordId: id, title: alt || name };
}

function stale(current: Medium): ApiFailure {
  return new ApiFailure(409, { error: 'Esta imagem foi alterada por outra pessoa.', code: 'stale', current });
}
