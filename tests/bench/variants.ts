import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PLAIN, PLAIN_BASE } from './plain/build.ts';
import type { Variant } from './replay.ts';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const FOREVER = 'public, max-age=31536000, immutable';
/** Addresses the plain application takes from the product: data and pictures. */
const SHARED = /^\/(?:api|images|media|files)\/|\.\w+$/;
/** Script elements, and links that fetch scripts. */
const SCRIPTS = /<script\b.*?<\/script>|<link[^>]* rel="modulepreload"[^>]*>/gs;

/** The lower bound: the same page without any script. */
const bare: Variant = async (_, original) => {
  const answer = await original();
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  return isPage ? { ...answer, body: Buffer.from(answer.body.toString().replace(SCRIPTS, '')) } : answer;
};

/** The ways to ship the site that are compared, by the first label of their host. */
export const variants: Record<string, Variant> = {
  site: (_, original) => original(),
  bare,
  /** The control: its ratio to `bare` is what one run cannot tell apart. */
  again: bare,
  plain: async (pathname, original) => {
    if (pathname.startsWith(PLAIN_BASE)) {
      const body = await readFile(path.join(PLAIN, pathname.slice(PLAIN_BASE.length)));
      const type = TYPES[path.extname(pathname)] ?? 'application/octet-stream';
      return { status: 200, headers: { 'content-type': type, 'cache-control': FOREVER }, body };
    }
    if (SHARED.test(pathname)) return original();
    const body = await readFile(path.join(PLAIN, 'index.html'));
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }, body };
  },
};
