import { accountApi } from '../../lib/session';
import type { CopiedNoun } from '../../shared/working-copy';

/**
 * The calls about one record's working copy. Nobody is asked for a password because of them: what is typed stays in this
 * browser until it can be saved.
 */
export function copyCalls(noun: CopiedNoun, id: string) {
  const param = { id };
  // Which fields a copy has is the noun's business; the calls are the same.
  const route = accountApi().panel[noun as 'posts'][':id']['working-copy'];
  return {
    keep: (json: { fields: object; base: object; baseVersion: number; version: number }) => route.$put({ param, json }),
    discard: (version: number) => route.$delete({ param, query: { version: String(version) } }),
    link: () => route.preview.$post({ param, json: {} }),
    withdraw: () => route.preview.$delete({ param }),
  };
}
