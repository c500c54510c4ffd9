import { outcome } from '../../lib/answer';
import { createApi } from '../../lib/api';
import { inSession } from '../../lib/session';
import { isCopied } from '../../shared/working-copy';
import type { Theirs } from '../edit/edit';
import { inTime } from '../session/in-time';
import type { nounOf } from './record';

/** In ms. A save waits for this read. */
const TIMEOUT = 10_000;

/**
 * Reads the newest record and its working copy; `null` if a read fails. Its client does not ask for a password, because the
 * user may not have started this read.
 */
export async function newest<Row>(
  noun: ReturnType<typeof nounOf>,
  id: string,
): Promise<Omit<Theirs<Row>, 'by'> | null> {
  const { panel } = createApi(location.origin, (input, init) =>
    inSession(() => inTime(TIMEOUT, 0, (signal) => fetch(input, { ...init, signal }))),
  );
  // The type of the record depends on the noun, but the calls are the same.
  const route = panel[noun as 'products'][':id'];
  const param = { id };
  const [found, copied] = await Promise.all([
    noun === 'settings' ? outcome(panel.settings.$get()) : outcome(route.$get({ param })),
    noun !== 'settings' && isCopied(noun) ? outcome(route['working-copy'].$get({ param })) : null,
  ]);
  if (!found.ok || copied?.ok === false) return null;
  return { current: found.body as unknown as Row, copy: copied?.body.copy };
}
