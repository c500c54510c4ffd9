/** Of a path no more than this is logged; the rest is somebody's paste or probe. */
const LENGTH = 200;
/** An e-mail address, its `@` written out or not, is nobody's business. */
const MAILBOX = /[^/]*(?:@|%40)[^/]*/gi;

/** Notes an address that leads nowhere: its path in ASCII, on one line, without what could name a person. */
export function logUnknownPage(path: string) {
  const { pathname } = new URL(path.replace(/^\/+/, '/'), 'https://soul.invalid');
  const told = pathname.replace(MAILBOX, '[e-mail]');
  console.warn(`404 ${told.length > LENGTH ? `${told.slice(0, LENGTH)}…` : told}`);
}
