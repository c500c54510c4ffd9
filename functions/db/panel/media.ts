import type { Medium } from '../../../src/shared/media';
import type { Editable } from '../editable';
import { changedRows } from '../guard';
import { mediumById, mediumEdited, mediumRestored, mediumTrashed } from '../media';

type Words = Pick<Medium, 'name' | 'alt' | 'focalX' | 'focalY'>;

/** By which what was done to a picture is taken back; while it is in the trash, its files are where they were. */
export const editableMedia: Editable<number, Words, Awaited<ReturnType<typeof mediumById>>[number]> = {
  noun: 'media',
  title: ({ name, alt }) => alt || name,
  snapshot: ({ name, alt, focalX, focalY }) => ({ name, alt, focalX, focalY }),
  find: mediumById,
  inserted: (db, _, id = 0) => [mediumRestored(db, id), changedRows(db)],
  updated: (db, id, version, { name, alt, focalX, focalY }) => [
    mediumEdited(db, id, name, { version, alt, focalX, focalY }),
  ],
  removed: (db, id, version) => [mediumTrashed(db, id, version)],
};
