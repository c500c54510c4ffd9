import { Hono } from 'hono';
import { type LinkPurpose, linkInput } from '../../../src/shared/user';
import { digestOf } from '../../auth/keys';
import { limitOrigin } from '../../auth/limit';
import { signedUpHere } from '../../auth/signed-up-here';
import { ownerOfToken } from '../../db/mailbox-tokens';
import { signUpOfToken } from '../../db/sign-ups';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { deadLink } from './dead-link';

/** Reports the purpose of a mailed link before anything is typed. It does not use up the link, but counts as an attempt. */
export const links = new Hono<AppEnv>().post('/link-checks', jsonBody(linkInput, AUTH_BODY), async (c) => {
  await limitOrigin(c, 'tokenCheck');
  const { db } = c.var;
  const hash = digestOf(c.req.valid('json').token);
  const now = new Date().toISOString();
  const [[owner], [waiting]] = await db.batch([ownerOfToken(db, hash, now), signUpOfToken(db, hash, now)]);
  const confirms: LinkPurpose = signedUpHere(c, hash) ? 'confirmation' : 'claim';
  const purpose = owner?.purpose ?? (waiting && confirms);
  if (!purpose) throw deadLink();
  return c.json({ purpose }, 200);
});
