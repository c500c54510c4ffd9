import type { Medium } from '../../../src/shared/media';
import { mediumSearchText } from '../../../src/shared/search';
import type { Editable } from '../editable';
import { changedRows } from '../guard';
import {
  committed,
  mediaInTrash,
  mediaInUse,
  mediaRestored,
  mediaTrashed,
  mediumById,
  mediumEdited,
  mediumRestored,
  mediumTrashed,
} from '../media';
import { media } from '../schema';
import type { Bulk } from './bulk';

export type Words = Pick<Medium, 'name' | 'alt' | 'folder' | 'focalX' | 'focalY'>;

/** By which what was done to a picture is taken back; while it is in the trash, its files are where they were. */
export const editableMedia: Editable<number, Words, Awaited<ReturnType<typeof mediumById>>[number]> = {
  noun: 'media',
  title: ({ name, alt }) => alt || name,
  snapshot: ({ name, alt, folder, focalX, focalY }) => ({ name, alt, folder, focalX, focalY }),
  find: mediumById,
  inserted: (db, _, id = 0) => [mediumRestored(db, id), changedRows(db)],
  updated: (db, id, version, { name, ...edit }) => [mediumEdited(db, id, name, { version, ...edit })],
  removed: (db, id, version) => [mediumTrashed(db, id, version)],
};

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => String(id));

export const bulkMedia: Bulk<Words> = {
  editable: editableMedia,
  table: media,
  key: media.id,
  fields: ['name', 'alt', 'folder', 'focalX', 'focalY'],
  stored: (words) => ({ ...words, searchText: mediumSearchText(words) }),
  needed: async (db, keys) => idsOf(await mediaInUse(db, keys)),
  trash: {
    isOutside: committed,
    holding: async (db, ids) => idsOf(await mediaInTrash(db, ids)),
    filled: (db, ids) => [mediaTrashed(db, ids), changedRows(db, ids.length)],
    left: (db, ids) => [mediaRestored(db, ids), changedRows(db, ids.length)],
  },
};
