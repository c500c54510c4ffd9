import { Hono } from 'hono';
import type { AppEnv } from '../../env';
import { recovery } from './recovery';
import { session } from './session';
import { signUp } from './sign-up';

export const auth = new Hono<AppEnv>().route('/', session).route('/', signUp).route('/', recovery);
