import { type Context, Hono } from 'hono';
import { version } from '../../../src/shared/editing';
import { previewPath } from '../../../src/shared/preview-path';
import {
  type CopiedNoun,
  type CopyKey,
  type CopySaved,
  copyQuery,
  copyVersion,
  LINK_LIFETIME,
  type PreviewLink,
} from '../../../src/shared/working-copy';
import { z } from '../../../src/shared/zod';
import { makePreviewToken, newNonce } from '../../auth/preview-token';
import type { Statement } from '../../db/batch';
import type { Versioned } from '../../db/editable';
import { readdressInput } from '../../db/media-addresses';
import { copyPublished, discardCopy, saveCopy, toCopy, workingCopy } from '../../db/panel/working-copies';
import { previewMade, previewsOutlived, previewWithdrawn } from '../../db/previews';
import { type AppEnv, siteOrigin } from '../../env';
import { formerly, jsonBody } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { pathParams, queryParams } from '../../http/valid';
import type { Copied } from '../copied';
import { endOfLink } from '../opened-preview';
import { stale } from './writes';

/** Returns where a preview shows its record: the page of stores by its query, the page of questions by its hash. */
function previewAddress(noun: CopiedNoun, id: CopyKey, token: string): string {
  const path = `/${previewPath(noun === 'pages' && id === 'unidade' ? 'branch' : noun, token)}`;
  if (noun === 'locations') return `${path}?local=${id}`;
  return noun === 'faqs' ? `${path}#pergunta-${id}` : path;
}

/**
 * Routes for text that is typed into a record but not saved in it. It is stored while a person types, without activity
 * rows, and shown to anyone with a preview link. `limit` is the maximum size of a save, in bytes.
 */
export function workingCopies<
  Key extends CopyKey,
  Values extends object,
  Input extends object,
  Row extends Versioned<Input>,
>({ noun, key, editable, contract, typed }: Copied<Key, Values, Input, Row>, missing: string, limit: number) {
  const path = pathParams(z.object({ id: key }), missing);
  const some = formerly(contract.partial() as unknown as z.ZodType<Partial<Values>, Partial<Values>>);
  const body = z.strictObject({ fields: some, base: some, baseVersion: version, version: copyVersion });
  return new Hono<AppEnv>()
    .get('/', path, async (c) => {
      const { id } = c.req.valid('param');
      const [record, [row]] = await Promise.all([c.var.read(editable.find, id), c.var.read(workingCopy, noun, id)]);
      orNotFound((record as Row[])[0], missing);
      return c.json({ copy: toCopy(row) }, 200);
    })
    .put('/', path, jsonBody(body, limit), async (c) => {
      const { id } = c.req.valid('param');
      const { fields, base, ...seen } = c.req.valid('json') as z.output<typeof body>;
      const { input: texts } = await readdressInput(c.var.db, noun, { fields: { ...fields }, base: { ...base } });
      const saving = { noun, id, userId: c.var.user.id, ...texts, ...seen };
      const saved: CopySaved | null = await saveCopy(c.var.db, saving);
      if (!saved) throw await stale(c, editable, id);
      return c.json(saved, 200);
    })
    .delete('/', path, queryParams(copyQuery), async (c) => {
      const { id } = c.req.valid('param');
      if (!(await discardCopy(c.var.db, noun, id, c.req.valid('query').version))) throw await stale(c, editable, id);
      return c.json({}, 200);
    })
    .post('/preview', path, jsonBody(z.strictObject({}), limit), async (c) => {
      const { id } = c.req.valid('param');
      const { db } = c.var;
      const [found] = await editable.find(db, id);
      const record = orNotFound(found, missing);
      const expiresAt = Date.now() + LINK_LIFETIME;
      const [, [made]] = await db.batch([
        previewsOutlived(db, noun, [{ id, turns: typed(id).turnsOf?.(record) ?? [] }]),
        previewMade(db, noun, id, newNonce(), new Date(expiresAt).toISOString()),
      ]);
      const { nonce } = orNotFound(made, missing);
      const endsAt = endOfLink(typed(id), record, expiresAt);
      const token = makePreviewToken(c.env.AUTH_SECRET, { noun, id, nonce, expiresAt });
      const address = `${siteOrigin(c.env, c.req.raw)}${previewAddress(noun, id, token)}`;
      const link: PreviewLink = { address, expiresAt: new Date(endsAt).toISOString() };
      return c.json(link, 200);
    })
    .delete('/preview', path, async (c) => {
      await previewWithdrawn(c.var.db, noun, c.req.valid('param').id);
      return c.json({}, 200);
    });
}

/**
 * Returns the statements by which a save of the form publishes the copy that it saw (0 if there was none). A write without
 * `copy` leaves the copy as it is.
 */
export function publication<Input extends object>(
  { var: { db } }: Context<AppEnv>,
  { isLive }: { isLive: (input: Input) => boolean },
  noun: CopiedNoun,
  id: CopyKey,
  copy: number | undefined,
): ((input: Input) => Statement[]) | undefined {
  if (copy === undefined) return undefined;
  return (input) => [...copyPublished(db, noun, id, copy), ...(isLive(input) ? [previewWithdrawn(db, noun, id)] : [])];
}
