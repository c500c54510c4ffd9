import type { Context } from 'hono';
import { isPlainPath, LONG_NUMBER } from '../../src/shared/unknown-page';
import { runBatch } from '../db/batch';
import { openDatabase } from '../db/database';
import { unknownPageCounted } from '../db/unknown-pages';
import type { AppEnv } from '../env';
import { counterOf } from './allowance';
import { describeFailure } from './errors';
import { originOf } from './origin';
import { noteFailure } from './request-log';

/** Maximum length of a path in the log. A longer one is usually a paste or a probe. */
const LENGTH = 200;
/** Matches an e-mail address, also with an encoded `@`. It must not be recorded. */
const MAILBOX = /@|%40/i;
/** Matches a token or an id: long, and alternating between letters and digits more often than words do. */
const TOKEN = /^(?=.{24})(?:.*?(?<!%|%[\da-f])(?:[a-z]\d|\d[a-z])){3}/i;

/** Limits per minute, in this instance's memory: a flood of unknown addresses must not cause a flood of writes. */
const waitOfVisitor = counterOf(30);
const waitOfAll = counterOf(300);

/**
 * Records an address without a page. The log gets its path in ASCII, on one line, without parts that could identify a
 * person. If nothing was removed and the path is plain, the database counts it by day, after the answer.
 */
export function noteUnknownPage(c: Context<AppEnv>, path: string) {
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'https://soul.invalid');
  const logged = pathname.split('/').map(unnamed).join('/');
  console.warn(`404 ${logged.length > LENGTH ? `${logged.slice(0, LENGTH)}…` : logged}`);
  if (logged !== pathname || !isPlainPath(pathname) || waitOfVisitor(originOf(c)) > 0 || waitOfAll() > 0) return;
  const db = openDatabase(c.env.DB);
  const counted = runBatch(db, unknownPageCounted(db, pathname, Date.now()));
  c.executionCtx.waitUntil(counted.catch((error: unknown) => noteFailure(`unknown page: ${describeFailure(error)}`)));
}

/** Returns a part of a path, or a placeholder if it could identify a person. */
function unnamed(part: string): string {
  if (MAILBOX.test(part)) return '[e-mail]';
  if (TOKEN.test(part)) return '[token]';
  return LONG_NUMBER.test(part) ? '[number]' : part;
}
