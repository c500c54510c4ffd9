import { Hono } from 'hono';
import { confirmInput, type LinkPurpose } from '../../../src/shared/user';
import { digestOf } from '../../auth/keys';
import { limitTries, originOf } from '../../auth/limit';
import { ownerOfToken } from '../../db/mailbox-tokens';
import { signUpOfToken } from '../../db/sign-ups';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { deadLink } from './sign-up';

/** What a link that came by mail is good for, before anybody types. It uses nothing up, but counts as a try at a link. */
export const links = new Hono<AppEnv>().post('/link-checks', jsonBody(confirmInput, AUTH_BODY), async (c) => {
  await limitTries(c, 'tokenCheck', originOf(c));
  const { db } = c.var;
  const hash = digestOf(c.req.valid('json').token);
  const now = new Date().toISOString();
  const [[owner], [waiting]] = await db.batch([ownerOfToken(db, hash, now), signUpOfToken(db, hash, now)]);
  const purpose: LinkPurpose | undefined = owner?.purpose ?? (waiting && 'confirmation');
  if (!purpose) throw deadLink();
  return c.json({ purpose }, 200);
});
