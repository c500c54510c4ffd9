import type { Noun } from '../../../src/shared/nouns';
import { bulkCategories, editableCategories } from '../../db/panel/categories';
import { type GroupUndo, undoableGroups } from '../../db/panel/group-undo';
import { bulkLocations, editableLocations } from '../../db/panel/locations';
import { bulkMedia, editableMedia } from '../../db/panel/media';
import { pagesUndo } from '../../db/panel/pages';
import { bulkPosts, editablePosts } from '../../db/panel/posts';
import { bulkProducts, editableProducts } from '../../db/panel/products';
import { redirectGroups } from '../../db/panel/redirect-acts';
import { editableRedirects } from '../../db/panel/redirects';
import { editableSettings } from '../../db/panel/settings';
import { type Undoable, undoable, undoableChanges } from '../../db/panel/undo';
import { orderedGroupUndo, orderedUndo } from '../nouns';

/** How the writes of each noun are undone. Writes about people cannot be undone: the access may have been used. */
export const editables = {
  posts: undoable(editablePosts),
  products: undoable(editableProducts),
  categories: undoable(editableCategories),
  locations: undoable(editableLocations),
  ...orderedUndo,
  pages: pagesUndo,
  media: undoable(editableMedia),
  redirects: undoable(editableRedirects),
  users: null,
  settings: undoableChanges(editableSettings),
} satisfies Record<Noun, Undoable | null>;

/** How an import, or an act on many records, is undone as a whole. */
export const groupUndos: Partial<Record<Noun, GroupUndo>> = {
  posts: undoableGroups(bulkPosts),
  products: undoableGroups(bulkProducts),
  categories: undoableGroups(bulkCategories),
  locations: undoableGroups(bulkLocations),
  ...orderedGroupUndo,
  media: undoableGroups(bulkMedia),
  redirects: redirectGroups,
};
