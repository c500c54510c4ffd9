import type { Medium } from '../../../src/shared/media';
import { focusedOn, type Look, mediaIn } from '../../../src/shared/media-address';
import { same } from '../../../src/shared/merge';
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
import { readdressUses } from '../media-addresses';
import { exchangeable, filesExchanged } from '../media-files';
import { media } from '../schema';
import type { Bulk } from './bulk';
import { CannotUndo } from './undo';

/** Fields that an act on many media changes. */
export type Words = Pick<Medium, 'name' | 'alt' | 'folder' | keyof Look>;
/** One medium also has its file, identified by its address without focal point. */
type Input = Words & Pick<Medium, 'address'>;

const title = ({ name, alt }: Words) => alt || name;
const keyIn = (address: string) => mediaIn(address)[0] ?? '';
const shownAs = ({ address, ...look }: Input) => focusedOn(address, look);

/** Visitors see neither a file's name nor its folder. Uploads and deletions change no page: records store addresses. */
function changesSite(before: Words | null, after: Words | null): boolean {
  if (!before || !after) return false;
  const visible = ({ name: _name, folder: _folder, ...fields }: Words) => fields;
  return !same(visible(before), visible(after));
}

/** Records and undoes the writes of a medium. Its files stay in place while it is in the trash. */
export const editableMedia: Editable<number, Input, Awaited<ReturnType<typeof mediumById>>[number]> = {
  noun: 'media',
  title,
  changesSite,
  snapshot: ({ name, alt, folder, focalX, focalY, crops, address }) => {
    return { name, alt, folder, focalX, focalY, crops, address };
  },
  keyFrom: Number,
  find: mediumById,
  inserted: (db, _, id = 0) => [mediumRestored(db, id), changedRows(db)],
  updated: (db, id, version, { address, ...words }, seen) => [
    mediumEdited(db, id, version, words),
    ...(address === seen.address ? [] : filesExchanged(db, id, keyIn(address))),
  ],
  consequences: async (db, id, seen, after) => {
    const isExchange = after.address !== seen.address;
    // A replaced file is deleted for good after a week in the trash.
    if (isExchange && (await exchangeable(db, id, keyIn(after.address))).length === 0) throw new CannotUndo('fixed');
    const shown = shownAs(after);
    return shown === shownAs(seen) ? [] : readdressUses(db, keyIn(seen.address), shown);
  },
  removed: (db, id, version) => [mediumTrashed(db, id, version)],
};

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => String(id));

export const bulkMedia: Bulk<Words> = {
  editable: { noun: 'media', title, changesSite, keyFrom: Number },
  table: media,
  key: media.id,
  fields: ['name', 'alt', 'folder', 'focalX', 'focalY', 'crops'],
  positions: null,
  stored: (words) => ({ ...words, searchText: mediumSearchText(words) }),
  needed: async (db, keys) => idsOf(await mediaInUse(db, keys)),
  trash: {
    isOutside: committed,
    holding: async (db, ids) => idsOf(await mediaInTrash(db, ids)),
    filled: (db, ids) => [mediaTrashed(db, ids), changedRows(db, ids.length)],
    left: (db, ids) => [mediaRestored(db, ids), changedRows(db, ids.length)],
  },
};
