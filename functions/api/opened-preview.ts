import type { Context } from 'hono';
import { fitting, shownWith } from '../../src/shared/typed/shown';
import type { Typed } from '../../src/shared/typed/typed';
import { type CopyKey, LINK_LIFETIME, type PreviewFacts } from '../../src/shared/working-copy';
import { z } from '../../src/shared/zod';
import { secretsOf } from '../auth/keys';
import { readPreviewToken } from '../auth/preview-token';
import type { Versioned } from '../db/editable';
import { toCopy, workingCopy } from '../db/panel/working-copies';
import { previewNonce } from '../db/previews';
import type { AppEnv } from '../env';
import { ApiFailure, notFound } from '../http/errors';
import { pathParams } from '../http/valid';
import type { Copied } from './copied';

const UNKNOWN = 'Este link de prévia não existe.';
const OVER = 'Este link de prévia não vale mais.';
/** The longest token is that of a category, whose key is a word. */
export const byToken = pathParams(z.object({ token: z.string().max(140) }), UNKNOWN);

/**
 * Returns the end of a link that expires at `expiresAt` (both in ms). A scheduled hour that changes the record's visibility
 * ends the link earlier, because no write happens at that hour to end it.
 */
export function endOfLink<Values extends object, Input extends object, Row extends Input>(
  { turnsOf }: Typed<Values, Input, Row>,
  record: Row,
  expiresAt: number,
): number {
  const turns = turnsOf?.(record) ?? [];
  return Math.min(expiresAt, ...turns.filter((turn) => turn > expiresAt - LINK_LIFETIME));
}

/** Returns a link's record with its copy applied. Throws 404 for a link that was never made, 410 for one that has ended. */
export async function opened<
  Key extends CopyKey,
  Values extends object,
  Input extends object,
  Row extends Versioned<Input>,
>(c: Context<AppEnv>, { noun, key, editable, typed: typedOf, page }: Copied<Key, Values, Input, Row>, token: string) {
  const claims = readPreviewToken(secretsOf(c.env), noun, token);
  const { data: id } = key.safeParse(claims?.id);
  if (!claims || id === undefined) throw notFound(UNKNOWN);
  const { nonce, expiresAt } = claims;
  const [[link], [row], found] = await Promise.all([
    c.var.read(previewNonce, noun, id),
    c.var.read(workingCopy, noun, id),
    c.var.read(editable.find, id) as Promise<Row[]>,
  ]);
  const [record] = found;
  if (!record) throw over(null);
  const typed = typedOf(id);
  const endsAt = endOfLink(typed, record, expiresAt);
  if (link?.nonce !== nonce || endsAt <= Date.now()) {
    throw over(page && typed.isLive(record) ? page(record, id) : null);
  }
  const copy = toCopy(row);
  const { values, unfit } = shownWith(typed, record, fitting(typed, copy?.fields ?? {}));
  const facts: PreviewFacts = {
    state: !typed.isLive(record) ? 'unpublished' : copy ? 'changed' : 'live',
    expiresAt: new Date(endsAt).toISOString(),
    unfit,
  };
  return { record, values, savedAt: copy?.savedAt, facts };
}

const over = (page: string | null) => new ApiFailure(410, { error: OVER, code: 'preview-over', page });
