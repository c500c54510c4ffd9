import type { Context } from 'hono';
import type { Medium } from '../../../src/shared/media';
import { isGuardLost } from '../../db/failures';
import { mediumOfFile } from '../../db/media-files';
import { editableMedia } from '../../db/panel/media';
import { createRecord } from '../../db/records';
import type { AppEnv } from '../../env';
import { mediumOf } from '../../media/medium';
import { author } from './writes';

/** The medium that has a file, and the id of the write that restored it if it had been deleted. */
type Known = { record: Medium; activityId: number | null };

/** Returns the medium that has this file, by digest. Restores it from the trash. `null` if there is none. */
export async function knownMedium(c: Context<AppEnv>, digest: string | null | undefined): Promise<Known | null> {
  if (!digest) return null;
  const { db } = c.var;
  const [found] = await mediumOfFile(db, digest);
  if (!found) return null;
  if (found.state === 'committed') return { record: mediumOf(found), activityId: null };
  try {
    const back = await createRecord(db, editableMedia, author(c), editableMedia.snapshot(found), found.id);
    return { ...back, record: mediumOf(back.record) };
  } catch (error) {
    if (!isGuardLost(error)) throw error;
    // A concurrent request has restored it, or it is gone for good.
    const [now] = await mediumOfFile(db, digest);
    return now?.state === 'committed' ? { record: mediumOf(now), activityId: null } : null;
  }
}
