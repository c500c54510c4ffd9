import type { Context } from 'hono';
import { isPlainPath, LONG_NUMBER } from '../../src/shared/unknown-page';
import { openDatabase } from '../db/database';
import { unknownPageCounted } from '../db/unknown-pages';
import type { AppEnv } from '../env';
import { counterOf } from './allowance';
import { describeFailure } from './errors';
import { noteFailure } from './request-log';

/** Of a path no more than this is logged; the rest is somebody's paste or probe. */
const LENGTH = 200;
/** An e-mail address, its `@` written out or not, is nobody's business. */
const MAILBOX = /@|%40/i;
/** A token or an id: long, and letters and digits change places in it as they do in no words. */
const TOKEN = /^(?=.{24})(?:.*?(?<!%|%[\da-f])(?:[a-z]\d|\d[a-z])){3}/i;

/** So many are counted a minute, by the memory of this instance: a flood of them is no flood of writes. */
const waitToCount = counterOf(30, 60_000);

/**
 * Notes an address that leads nowhere. The log has its path in ASCII, on one line, without what could name a person; the
 * database counts it by day, behind the answer, where nothing had to be taken out and it is plain.
 */
export function noteUnknownPage(c: Context<AppEnv>, path: string) {
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'https://soul.invalid');
  const told = pathname.split('/').map(unnamed).join('/');
  console.warn(`404 ${told.length > LENGTH ? `${told.slice(0, LENGTH)}…` : told}`);
  if (told !== pathname || !isPlainPath(pathname) || waitToCount() > 0) return;
  const now = Date.now();
  const counted = unknownPageCounted(openDatabase(c.env.DB), pathname, now);
  c.executionCtx.waitUntil(
    Promise.resolve(counted).catch((error: unknown) => noteFailure(`unknown page: ${describeFailure(error)}`)),
  );
}

/** One part of a path, or what stands for it where it could name a person. */
function unnamed(part: string): string {
  if (MAILBOX.test(part)) return '[e-mail]';
  if (TOKEN.test(part)) return '[token]';
  return LONG_NUMBER.test(part) ? '[number]' : part;
}
