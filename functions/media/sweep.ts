import type { Context } from 'hono';
import { runNamed } from '../db/batch';
import { openDatabase } from '../db/database';
import { trashEmptied } from '../db/media';
import { mediaDropped, removedMedia, uploadsGivenUp } from '../db/media-files';
import type { AppEnv, Bindings } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { removeFiles } from './store';

const HOUR = 60 * 60 * 1000;
/** An upload that is not committed by then is given up, in ms. */
const UPLOAD_KEPT = 24 * HOUR;
/** A deleted picture can be brought back for this long, in ms. */
const TRASH_KEPT = 7 * 24 * HOUR;
/** Files of an upload are accepted only until this long before it is given up, so that none can arrive after the sweep. In ms. */
const MARGIN = HOUR;
/** Media at a time: five files each, of the thousand that R2 removes at once. */
const AT_ONCE = 200;
/** And so many times in one sweep: an invocation of the edge may ask so often, and goes on for 30 s, behind its answer. */
const ROUNDS = 5;

/** Uploads that began after this instant (ISO 8601) may still go on. */
export function uploadsSince(now = Date.now()): string {
  return new Date(now - UPLOAD_KEPT + MARGIN).toISOString();
}

/**
 * Removes what nobody can reach: files of media that were deleted for good, and of uploads left unfinished. The row goes last;
 * while it is there, a removal that failed is tried again. Tells whether all are gone: of very many, the rest waits for the
 * next sweep.
 */
export async function sweepMedia({ DB, MEDIA }: Pick<Bindings, 'DB' | 'MEDIA'>, now = Date.now()): Promise<boolean> {
  const db = openDatabase(DB);
  let { rows } = await runNamed(db, {
    givenUp: uploadsGivenUp(db, new Date(now - UPLOAD_KEPT).toISOString()),
    emptied: trashEmptied(db, new Date(now - TRASH_KEPT).toISOString()),
    rows: removedMedia(db, AT_ONCE),
  });
  for (let round = 0; round < ROUNDS && rows.length > 0; round += 1) {
    await removeFiles(
      MEDIA,
      rows.map(({ key }) => key),
    );
    const dropped = mediaDropped(
      db,
      rows.map(({ id }) => id),
    );
    ({ rows } = await runNamed(db, { dropped, rows: removedMedia(db, AT_ONCE) }));
  }
  return rows.length === 0;
}

/** Sweeps once the answer is on its way, which a failure does not change. */
export function sweepBehind(c: Context<AppEnv>) {
  const sweep = sweepMedia(c.env).catch((error: unknown) => noteFailure(`Sweep: ${describeFailure(error)}`));
  c.executionCtx.waitUntil(sweep);
}
