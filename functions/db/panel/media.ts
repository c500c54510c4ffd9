import type { Medium } from '../../../src/shared/media';
import type { Editable } from '../editable';
import { changedRows } from '../guard';
import { editMedium, mediumById, removeMedium, restoreMedium } from '../media';

type Words = Pick<Medium, 'name' | 'alt' | 'focalX' | 'focalY'>;

/** By which what was done to a picture is taken back; while it is in the trash, its files are where they were. */
export const editableMedia: Editable<number, Words, Words & { id: number; version: number }> = {
  noun: 'media',
  title: ({ name, alt }) => alt || name,
  snapshot: ({ name, alt, focalX, focalY }) => ({ name, alt, focalX, focalY }),
  find: mediumById,
  insert: (db, _, id = 0) => [restoreMedium(db, id), changedRows(db)],
  update: (db, id, version, { name, alt, focalX, focalY }) => [
    editMedium(db, id, name, { version, alt, focalX, focalY }),
  ],
  remove: (db, id, version) => [removeMedium(db, id, version)],
};
