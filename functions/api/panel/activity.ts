import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { CannotUndo, type Obstacle, undoWrite } from '../../db/panel/undo';
import type { AppEnv } from '../../env';
import { ApiFailure } from '../../http/errors';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { editables } from './editables';
import { author } from './writes';

const NOT_FOUND = 'Este registro de atividade não existe.';
const entryPath = pathParams(z.object({ id: idInPath }), NOT_FOUND);
const undoQuery = z.strictObject({ force: z.literal('1').optional() });

const REFUSALS: Record<Obstacle, [ContentfulStatusCode, string]> = {
  unknown: [404, NOT_FOUND],
  fixed: [409, 'Esta alteração não pode ser desfeita por aqui.'],
  undone: [409, 'Esta alteração já foi desfeita.'],
  gone: [409, 'O registro foi excluído depois desta alteração. Restaure-o antes.'],
  exists: [409, 'Este registro já foi restaurado.'],
  newer: [
    409,
    'O registro foi alterado de novo depois disso. Restaurar esta versão descarta as alterações mais novas.',
  ],
  clash: [
    409,
    'Outro registro ocupou o lugar deste, ou falta aquilo a que ele pertence. Ajuste o outro e tente de novo.',
  ],
  needed: [409, 'Outros registros dependem deste. Exclua ou mude esses registros antes.'],
};

export const activity = new Hono<AppEnv>()
  /** `?force=1` restores the whole earlier version although the record was edited since. */
  .post('/:id/undo', entryPath, queryParams(undoQuery), async (c) => {
    const force = c.req.valid('query').force === '1';
    try {
      return c.json(await undoWrite(c.var.db, editables, author(c), c.req.valid('param').id, force), 200);
    } catch (error) {
      if (!(error instanceof CannotUndo)) throw error;
      const [status, message] = REFUSALS[error.obstacle];
      throw new ApiFailure(status, { error: message, code: error.obstacle });
    }
  });
