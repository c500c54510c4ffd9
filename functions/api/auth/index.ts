import { Hono } from 'hono';
import { requireChallenge } from '../../auth/challenge';
import type { AppEnv } from '../../env';
import { challenge } from './challenge';
import { links } from './links';
import { recovery } from './recovery';
import { secondStep } from './second-step';
import { session } from './session';
import { signUp } from './sign-up';

/** Routes on which programs guess by the thousand. */
const GUESSED = ['/session', '/sign-up', '/confirmations', '/recoveries'] as const;

export const auth = new Hono<AppEnv>()
  .on('POST', [...GUESSED], requireChallenge)
  .route('/', challenge)
  .route('/', session)
  .route('/', secondStep)
  .route('/', signUp)
  .route('/', recovery)
  .route('/', links);
