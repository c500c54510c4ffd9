import type { Context } from 'hono';
import { DAY, HOUR } from '../../src/shared/duration';
import { runNamed } from '../db/batch';
import { openDatabase } from '../db/database';
import { trashEmptied } from '../db/media';
import { mediaDropped, removedMedia, uploadsGivenUp } from '../db/media-files';
import type { AppEnv, Bindings } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { removeFiles } from './store';

/** Age at which an uncommitted upload is given up, in ms. */
const UPLOAD_LIFETIME = DAY;
/** How long a deleted picture can be restored, in ms. */
const TRASH_LIFETIME = 7 * DAY;
/** Files of an upload are refused this long (ms) before it is given up: none may arrive after the sweep. */
const MARGIN = HOUR;
/** Media per round: with five files each they reach the thousand files that R2 removes at once. */
const AT_ONCE = 200;
/** Maximum rounds of a sweep: an invocation of the edge has a limited number of requests, and 30 s after its answer. */
const ROUNDS = 5;

/** Returns the time (ISO 8601) after which an upload must have begun to accept further files. */
export function uploadsSince(): string {
  return new Date(Date.now() - UPLOAD_LIFETIME + MARGIN).toISOString();
}

/**
 * Removes unreachable files: of media that were deleted for good, and of unfinished uploads. The row is deleted
 * last: while it exists, a failed removal is tried again. Returns whether all are removed; if there are very many, the next
 * sweep removes the rest.
 */
export async function sweepMedia({ DB, MEDIA }: Pick<Bindings, 'DB' | 'MEDIA'>, now = Date.now()): Promise<boolean> {
  const db = openDatabase(DB);
  let { rows } = await runNamed(db, {
    givenUp: uploadsGivenUp(db, new Date(now - UPLOAD_LIFETIME).toISOString()),
    emptied: trashEmptied(db, new Date(now - TRASH_LIFETIME).toISOString()),
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

/** Sweeps after the answer. A failure is only logged. */
export function sweepBehind(c: Context<AppEnv>) {
  const sweep = sweepMedia(c.env).catch((error: unknown) => noteFailure(`Sweep: ${describeFailure(error)}`));
  c.executionCtx.waitUntil(sweep);
}
