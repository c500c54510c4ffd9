import { Hono } from 'hono';
import { z } from '../../../src/shared/zod';
import { rememberPassed } from '../../auth/challenge';
import { limitOrigin } from '../../auth/limit';
import { isConfigured, passesChallenge } from '../../auth/turnstile';
import type { AppEnv } from '../../env';
import { AUTH_BODY, jsonBody } from '../../http/body';
import { ApiFailure } from '../../http/errors';
import { addressOf } from '../../http/origin';

const answer = z.strictObject({ answer: z.string().min(1).max(2048) });

/** The challenge that distinguishes people from programs, if one is configured. */
export const challenge = new Hono<AppEnv>()
  .get('/challenge', (c) => {
    return c.json({ siteKey: isConfigured(c.env) ? (c.env.TURNSTILE_SITE_KEY ?? null) : null }, 200);
  })
  .post('/challenge', jsonBody(answer, AUTH_BODY), async (c) => {
    if (isConfigured(c.env)) {
      await limitOrigin(c, 'challenge');
      if (!(await passesChallenge(c.env, c.req.valid('json').answer, addressOf(c)))) {
        throw new ApiFailure(403, { error: 'A verificação não passou. Tente de novo.', code: 'challenge' });
      }
      rememberPassed(c);
    }
    return c.json({ ok: true as const }, 200);
  });
