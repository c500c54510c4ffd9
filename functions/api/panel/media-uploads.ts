import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { type Medium, mediumInput, mediumReplacement } from '../../../src/shared/media';
import { MEDIA_FILES, MEDIA_LIMITS, mediaAddress } from '../../../src/shared/media-address';
import { z } from '../../../src/shared/zod';
import { LIMITS, tooMany } from '../../auth/limit';
import { recorded } from '../../db/activity';
import { onlyRow, runNamed } from '../../db/batch';
import { isGuardLost } from '../../db/failures';
import { changedRows } from '../../db/guard';
import { mediumById } from '../../db/media';
import {
  type MediumFacts,
  replacementById,
  uploadBegun,
  uploadById,
  uploadCommitted,
  uploadKnown,
} from '../../db/media-files';
import { TRIES } from '../../db/panel/group';
import { editableMedia } from '../../db/panel/media';
import { CannotUndo } from '../../db/panel/undo';
import type { Written } from '../../db/records';
import type { AppEnv } from '../../env';
import { jsonBody, PANEL_BODY, readBody } from '../../http/body';
import { ApiFailure, describeFailure, notFound, orNotFound, RETRY_AFTER } from '../../http/errors';
import { noteFailure } from '../../http/request-log';
import { idInPath, pathParams } from '../../http/valid';
import type { Bytes } from '../../media/bytes';
import { completeness } from '../../media/complete';
import { acceptFile } from '../../media/image';
import { newKey } from '../../media/key';
import { mediumOf } from '../../media/medium';
import { Refused } from '../../media/refused';
import { storedFiles, storeFile } from '../../media/store';
import { sweepBehind, uploadsSince } from '../../media/sweep';
import { knownMedium } from './known-medium';
import { limitWrites, update } from './writes';

const NOT_FOUND = 'Envio não encontrado';
const NO_MEDIUM = 'Imagem não encontrada';
const idParam = pathParams(z.object({ id: idInPath }), NOT_FOUND);
const fileParams = pathParams(z.object({ id: idInPath, file: z.enum(MEDIA_FILES) }), NOT_FOUND);

/**
 * An upload in three steps: a pending row, its files one by one, the commit that makes them a medium. Each step can be
 * retried if its response was lost. If a medium has the file already, that medium is returned.
 */
export const mediaUploads = new Hono<AppEnv>()
  .post('/', jsonBody(mediumInput, PANEL_BODY), async (c) => {
    await limitUploads(c);
    const input = c.req.valid('json');
    const known = await knownMedium(c, input.digest);
    if (known) return c.json(known, 200);
    const [row] = await uploadBegun(c.var.db, newKey(), input);
    sweepBehind(c);
    return c.json({ id: orNotFound(row, NOT_FOUND).id }, 201);
  })
  .put('/:id/files/:file', fileParams, async (c) => {
    const { id, file } = c.req.valid('param');
    if (!/^image\/[\w.+-]+$/i.test(c.req.header('Content-Type') ?? '')) {
      throw new ApiFailure(415, { error: 'Envie a imagem com o tipo dela.', code: 'media-type' });
    }
    const upload = await findUpload(c, id);
    const body = (await readBody(c.req.raw, MEDIA_LIMITS.bytes)) as Bytes;
    const digest = createHash('sha256').update(body).digest('hex');
    const image = await accepted(acceptFile(body, file));
    const outcome = await fromStorage(
      storeFile(c.env.MEDIA, upload.key, file, image, digest, upload.state === 'pending'),
    );
    if (outcome === 'other') throw new ApiFailure(409, { error: 'Este arquivo já foi enviado.', code: 'exists' });
    const { type, width, height, bytes } = image;
    return c.json({ file, type, width, height, bytes: bytes.length }, outcome === 'stored' ? 201 : 200);
  })
  .post('/:id/commit', idParam, async (c) => {
    const { id } = c.req.valid('param');
    const { db, user } = c.var;
    const { key, state, color, ...words } = await findUpload(c, id);
    const { name } = words;
    if (state === 'committed') return c.json({ record: await readMedium(c, id), activityId: null }, 200);
    const facts = await factsOf(c, key, color);
    // In that case this upload stays hidden until it is removed, like any unfinished upload.
    const known = await knownMedium(c, facts.digest);
    if (known) return c.json(known, 200);
    const { digest: _, ...recordedFacts } = facts;
    const after = { id, ...words, ...recordedFacts };
    try {
      const { entry, found } = await runNamed(db, {
        committed: uploadCommitted(db, id, facts),
        unlessDone: changedRows(db),
        entry: recorded(db, { userId: user.id, noun: 'media', recordId: id, title: name, action: 'create', after }),
        found: mediumById(db, id),
      });
      return c.json({ record: mediumOf(onlyRow(found)), activityId: onlyRow(entry).activityId }, 201);
    } catch (error) {
      // A concurrent commit of this upload, or of the same file, came first, or the sweep did.
      if (!isGuardLost(error)) throw error;
      const other = await knownMedium(c, facts.digest);
      return c.json(other ?? { record: await readMedium(c, id), activityId: null }, 200);
    }
  })
  /** Commits an upload that becomes no medium of its own: its file replaces the file of this medium everywhere. */
  .post('/:id/replace', limitWrites, idParam, jsonBody(mediumReplacement, PANEL_BODY), async (c) => {
    const { id } = c.req.valid('param');
    const { upload } = c.req.valid('json');
    const { db } = c.var;
    const [found] = await replacementById(db, upload, uploadsSince());
    const { key, name, color, replacedBy } = orNotFound(found, NOT_FOUND);
    // A retry whose response was lost.
    if (replacedBy === id) return c.json({ record: await readMedium(c, id), activityId: null }, 200);
    if (replacedBy !== null) throw notFound(NOT_FOUND);
    const facts = await factsOf(c, key, color);
    await uploadKnown(db, upload, facts);
    const { record, activityId } = await replaced(c, id, { name, address: facts.address }, facts.digest);
    return c.json({ record: mediumOf(record), activityId }, 200);
  });

/** Counts an upload, and throws 429 beyond the limit of a day. */
async function limitUploads(c: Context<AppEnv>): Promise<void> {
  const seconds = await tooMany(c, 'upload', c.var.user.id);
  if (seconds === 0) return;
  const hours = Math.ceil(seconds / 3600);
  const error = `Você já enviou ${LIMITS.upload.max} imagens em 24 horas, que é o máximo. Volte a enviar daqui a ${hours === 1 ? '1 hora' : `${hours} horas`}.`;
  throw new ApiFailure(429, { error, code: 'too-many' }, { 'Retry-After': String(seconds) });
}

/** Replaces the file. Retries after concurrent writes, because these change the words of a medium, not its file. */
async function replaced(
  c: Context<AppEnv>,
  id: number,
  file: { name: string; address: string },
  digest: string | null,
): Promise<Written<Omit<Medium, 'original'>>> {
  for (let tries = 1; ; tries += 1) {
    const [row] = await mediumById(c.var.db, id);
    const medium = orNotFound(row, NO_MEDIUM);
    const { version } = medium;
    // The medium has this file already: there is nothing to exchange, and nothing to undo.
    if (digest && medium.digest === digest) return { record: medium, activityId: null };
    try {
      return await update(c, editableMedia, id, version, (before) => ({ ...before, ...file }));
    } catch (error) {
      // A concurrent request has used the same upload.
      if (error instanceof CannotUndo) throw notFound(NOT_FOUND);
      const isStale = error instanceof ApiFailure && error.body.code === 'stale';
      if (!isStale || tries === TRIES) throw error;
    }
  }
}

/** Returns the facts of an upload's files. Throws 422 while files are missing. */
async function factsOf(c: Context<AppEnv>, key: string, color: string): Promise<MediumFacts> {
  const files = completeness(await fromStorage(storedFiles(c.env.MEDIA, key)));
  if ('unfit' in files) {
    const error = 'O envio está incompleto. Envie a imagem de novo.';
    throw new ApiFailure(422, { error, code: 'incomplete', files: files.unfit });
  }
  const { type, width, height, bytes, digest } = files.original;
  return { type, width, height, bytes, digest, address: mediaAddress({ ...files.widest, key, color }) };
}

async function findUpload(c: Context<AppEnv>, id: number) {
  const [row] = await uploadById(c.var.db, id, uploadsSince());
  return orNotFound(row, NOT_FOUND);
}

async function readMedium(c: Context<AppEnv>, id: number) {
  const [row] = await mediumById(c.var.db, id);
  return mediumOf(orNotFound(row, NOT_FOUND));
}

/** Converts the error of a refused file to a response. */
async function accepted<T>(judgement: Promise<T>): Promise<T> {
  try {
    return await judgement;
  } catch (error) {
    throw error instanceof Refused ? new ApiFailure(422, { error: error.message, code: 'unfit' }) : error;
  }
}

/** Converts a failure of the storage to 503: a retry may succeed, and nothing was promised before. */
async function fromStorage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    noteFailure(`R2: ${describeFailure(error)}`);
    const message = 'Não foi possível guardar a imagem agora. Tente de novo em instantes.';
    throw new ApiFailure(503, { error: message, code: 'unavailable' }, { 'Retry-After': RETRY_AFTER });
  }
}
