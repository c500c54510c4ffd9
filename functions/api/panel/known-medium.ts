import type { Context } from 'hono';
import type { Medium } from '../../../src/shared/media';
import { isGuardLost } from '../../db/failures';
import { mediumOfFile } from '../../db/media-files';
import { editableMedia } from '../../db/panel/media';
import { createRecord } from '../../db/records';
import type { AppEnv } from '../../env';
import { mediumOf } from '../../media/medium';
import { author } from './writes';

/** The medium that has a file, and the write by which it came back where it had been deleted. */
export type Known = { record: Medium; activityId: number | null };

/** Whose file was uploaded before, by its digest; out of the trash it comes back. `null` where there is none. */
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
    // Somebody else was faster: it is back by then, or gone for good.
    const [now] = await mediumOfFile(db, digest);
    return now?.state === 'committed' ? { record: mediumOf(now), activityId: null } : null;
  }
}
