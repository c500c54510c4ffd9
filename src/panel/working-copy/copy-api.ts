import { accountApi } from '../../lib/session';
import type { CopiedNoun } from '../../shared/working-copy';

/** Maximum length in characters of a `keepalive` body: 64 KiB (Fetch standard), at up to three bytes a character. */
const OUTLIVING = (64 * 1024) / 3;

/**
 * Returns the calls for one record's working copy. They never open the sign-in dialog: input stays in this browser until it
 * can be saved.
 */
export function copyCalls(noun: CopiedNoun, id: string) {
  const param = { id };
  // Nouns differ only in the fields of a copy, so the types of one route fit all.
  const routeOf = (own?: RequestInit) => accountApi(own).panel[noun as 'posts'][':id']['working-copy'];
  const route = routeOf();
  return {
    /** Saves the copy. The request outlives the window unless its body is too long. */
    keep(json: { fields: object; base: object; baseVersion: number; version: number }) {
      return routeOf({ keepalive: JSON.stringify(json).length < OUTLIVING }).$put({ param, json });
    },
    discard: (version: number) => route.$delete({ param, query: { version: String(version) } }),
    link: () => route.preview.$post({ param, json: {} }),
    withdraw: () => route.preview.$delete({ param }),
  };
}

export type CopyCalls = ReturnType<typeof copyCalls>;
