import { Hono } from 'hono';
import { can } from '../../../src/shared/permissions';
import { type Attendance, attended } from '../../../src/shared/presence';
import { lastWriter } from '../../db/activity';
import { runNamed } from '../../db/batch';
import { beatEnded, beatNoted, beatsDropped, othersAt } from '../../db/presence';
import type { AppEnv } from '../../env';
import { pathParams } from '../../http/valid';
import { forbidden } from './needs';

const path = pathParams(attended, 'Endereço não encontrado');

/**
 * An open form reports itself, and receives the other people in the record and its last writer: one call, one batch. A form
 * that closes reports that too.
 */
export const presence = new Hono<AppEnv>()
  .put('/:noun/:id', path, async (c) => {
    const record = c.req.valid('param');
    const { db, user } = c.var;
    if (!can(user, record.noun)) throw forbidden('O seu papel não dá acesso a este registro.');
    const now = Date.now();
    const { others, writers } = await runNamed(db, {
      noted: beatNoted(db, user.id, record, now),
      dropped: beatsDropped(db, user.id, now),
      others: othersAt(db, user.id, record, now),
      writers: lastWriter(db, record.noun, record.id),
    });
    const [lastWrite = null] = writers;
    const answer: Attendance = { others, lastWrite };
    return c.json(answer, 200);
  })
  .delete('/:noun/:id', path, async (c) => {
    await beatEnded(c.var.db, c.var.user.id, c.req.valid('param'));
    return c.json({}, 200);
  });
