/** Of a path no more than this is logged; the rest is somebody's paste or probe. */
const LENGTH = 200;
/** An e-mail address, its `@` written out or not, is nobody's business. */
const MAILBOX = /[^/]*(?:@|%40)[^/]*/gi;
/** A token or an id: long, and letters and digits change places in it as they do in no words. */
const TOKEN = /(?=[^/]{24})(?:[^/]*?(?<!%|%[\da-f])(?:[a-z]\d|\d[a-z])){3}[^/]*/gi;

/** Notes an address that leads nowhere: its path in ASCII, on one line, without what could name a person. */
export function logUnknownPage(path: string) {
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'https://soul.invalid');
  const told = pathname.replace(MAILBOX, '[e-mail]').replace(TOKEN, '[token]');
  console.warn(`404 ${told.length > LENGTH ? `${told.slice(0, LENGTH)}…` : told}`);
}
