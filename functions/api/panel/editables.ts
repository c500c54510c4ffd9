import type { Noun } from '../../../src/shared/nouns';
import { bulkCategories, editableCategories } from '../../db/panel/categories';
import { type ImportUndo, undoableImports } from '../../db/panel/import-undo';
import { bulkLocations, editableLocations } from '../../db/panel/locations';
import { editableMedia } from '../../db/panel/media';
import { bulkPosts, editablePosts } from '../../db/panel/posts';
import { bulkProducts, editableProducts } from '../../db/panel/products';
import { editableSettings } from '../../db/panel/settings';
import { bulkSlides } from '../../db/panel/slides';
import { type Undoable, undoable } from '../../db/panel/undo';
import { orderedUndo } from '../nouns';

/** How the writes of each noun are taken back; those of people, who may have used what they were given, are not. */
export const editables = {
  posts: undoable(editablePosts),
  products: undoable(editableProducts),
  categories: undoable(editableCategories),
  locations: undoable(editableLocations),
  ...orderedUndo,
  media: undoable(editableMedia),
  users: null,
  settings: undoable(editableSettings),
} satisfies Record<Noun, Undoable | null>;

/** How what came by a file is taken back whole. */
export const importUndos: Partial<Record<Noun, ImportUndo>> = {
  posts: undoableImports(bulkPosts),
  products: undoableImports(bulkProducts),
  categories: undoableImports(bulkCategories),
  locations: undoableImports(bulkLocations),
  slides: undoableImports(bulkSlides),
};
