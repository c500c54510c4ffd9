import { build } from 'virtual:build';
import { Hono } from 'hono';
import { listingOf } from '../../../src/shared/backup/objects';
import { EXCLUDED, pageOfRows } from '../../../src/shared/backup/tables';
import { cursorText, textColumn } from '../../../src/shared/page';
import { passwordProof } from '../../../src/shared/user';
import { z } from '../../../src/shared/zod';
import { backupProof, requireBackupProof } from '../../auth/backup-proof';
import { proveOwner } from '../../auth/prove-owner';
import { mailQueued } from '../../db/outbox';
import { backupReads, readContents, readTables } from '../../db/panel/backup';
import { type AppEnv, isLocal } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure, notFound, orNotFound } from '../../http/errors';
import { queryParams } from '../../http/valid';
import { backupTaken } from '../../mail/messages';
import { mailOrigin } from '../../mail/origin';

const NO_END = 'Nenhuma página termina aqui';
/** Cursor of a page of rows: the last key of the previous page. */
const rowsBehind = z.object({
  after: cursorText(z.array(z.union([textColumn, z.number()], NO_END))).optional(),
});
/** Maximum length of the key of an R2 object, in bytes. */
const LONGEST_KEY = 1024;
const objectsBehind = z.object({ after: z.string().max(2000).optional() });

/**
 * All data of the site, in pieces. An administrator's browser joins them to the file that `npm run backup` writes and
 * `npm run restore` reads. Pieces are small, so neither memory nor the platform's limits restrict the size of the site.
 */
export const backup = new Hono<AppEnv>()
  .post('/', jsonBody(passwordProof, AUTH_BODY), async (c) => {
    const { db, user } = c.var;
    await proveOwner(c, c.req.valid('json').password, 'password');
    const mail = backupTaken({ name: user.name, origin: mailOrigin(c.env, c.req.raw) });
    await mailQueued(db, { to: user.email, ...mail }, user.id);
    const source: 'local' | 'remote' = isLocal(c.req.url) ? 'local' : 'remote';
    const site = { source, build: build.source.slice(0, 12), notKept: Object.keys(EXCLUDED) };
    return c.json({ proof: backupProof(c), ...site }, 200);
  })
  .use(requireBackupProof)
  .get('/contents', async (c) => c.json(await readContents(backupReads(c.env.DB)), 200))
  .get('/tables/:name', queryParams(rowsBehind), async (c) => {
    const ask = backupReads(c.env.DB);
    const tables = await readTables(ask);
    const table = orNotFound(
      tables.find(({ name }) => name === c.req.param('name')),
      'Tabela não encontrada',
    );
    const after = c.req.valid('query').after ?? null;
    if (after && after.length !== table.key.length) throw new ApiFailure(400, { error: NO_END, code: 'bad-cursor' });
    return c.json(await pageOfRows(ask, table, after), 200);
  })
  .get('/objects', queryParams(objectsBehind), async (c) => {
    const { after } = c.req.valid('query');
    const page = await c.env.MEDIA.list({
      include: ['httpMetadata', 'customMetadata'],
      ...(after && { cursor: after }),
    });
    return c.json(listingOf(page), 200);
  })
  .get('/objects/:key{.+}', async (c) => {
    const key = c.req.param('key');
    const object = Buffer.byteLength(key) > LONGEST_KEY ? null : await c.env.MEDIA.get(key);
    if (!object) throw notFound('Arquivo não encontrado');
    return c.body(object.body as unknown as ReadableStream, 200, { 'Content-Type': 'application/octet-stream' });
  });
