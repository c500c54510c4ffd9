import { createApi } from '../../lib/api';
import { inSession } from '../../lib/session';
import type { CopiedNoun } from '../../shared/working-copy';
import { inTime } from '../session/in-time';

/** Maximum length in characters of a `keepalive` body: 64 KiB (Fetch standard), at up to three bytes a character. */
const OUTLIVING = (64 * 1024) / 3;
/** Maximum time for a call, in ms: a save that is not answered must neither hold back the next one nor the publication. */
const TIMEOUT = 15_000;

/**
 * Returns the calls for one record's working copy. They never open the sign-in dialog: input stays in this browser until it
 * can be saved. They outlive the window unless their body is too long.
 */
export function copyCalls(noun: CopiedNoun, id: string) {
  const param = { id };
  const { panel } = createApi(location.origin, (input, init = {}) => {
    const { length } = String(init.body ?? '');
    const keepalive = length < OUTLIVING;
    return inSession(() => inTime(TIMEOUT, length, (signal) => fetch(input, { ...init, keepalive, signal })));
  });
  // Nouns differ only in the fields of a copy, so the types of one route fit all.
  const route = panel[noun as 'posts'][':id']['working-copy'];
  return {
    keep(json: { fields: object; base: object; baseVersion: number; version: number }) {
      return route.$put({ param, json });
    },
    discard: (version: number) => route.$delete({ param, query: { version: String(version) } }),
    link: () => route.preview.$post({ param, json: {} }),
    withdraw: () => route.preview.$delete({ param }),
  };
}

export type CopyCalls = ReturnType<typeof copyCalls>;
