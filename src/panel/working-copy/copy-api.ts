import { accountApi } from '../../lib/session';
import type { CopiedNoun } from '../../shared/working-copy';

/** What outlives its window has at most 64 KiB (Fetch standard); a character takes up to three bytes. */
const OUTLIVING = (64 * 1024) / 3;

/**
 * The calls about one record's working copy. Nobody is asked for a password because of them: what is typed stays in this
 * browser until it can be saved.
 */
export function copyCalls(noun: CopiedNoun, id: string) {
  const param = { id };
  // Which fields a copy has is the noun's business; the calls are the same.
  const routeOf = (own?: RequestInit) => accountApi(own).panel[noun as 'posts'][':id']['working-copy'];
  const route = routeOf();
  return {
    /** A save goes on when the window is closed, if it is not too long for that. */
    keep(json: { fields: object; base: object; baseVersion: number; version: number }) {
      return routeOf({ keepalive: JSON.stringify(json).length < OUTLIVING }).$put({ param, json });
    },
    discard: (version: number) => route.$delete({ param, query: { version: String(version) } }),
    link: () => route.preview.$post({ param, json: {} }),
    withdraw: () => route.preview.$delete({ param }),
  };
}

export type CopyCalls = ReturnType<typeof copyCalls>;
