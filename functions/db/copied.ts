import type { CopiedNoun } from '../../src/shared/working-copy';
import { locations, posts, products, slides } from './schema';

/** The tables whose records have working copies and previews, each known by its `id`. */
export const copiedTables = { posts, products, locations, slides } satisfies Record<CopiedNoun, unknown>;
