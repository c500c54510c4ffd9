import { z } from './zod';

/** An address inside the application without a page, as the browser reports it: the path alone. */
export const unknownPage = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^\s\\]*$/, 'Informe um caminho do site.')
    .max(2048, 'O caminho é longo demais.'),
});

/** Words of an address as this or the previous site would write them, in at most six parts. */
const PLAIN = /^(?:\/[a-z0-9_-]{1,60}){1,6}(?:\.html?)?$/;
/**
 * A person's document or telephone number has more digits than any of our numbers. Digits of an escape (`%C3`) do not
 * count.
 */
export const LONG_NUMBER = /(?:(?<!%|%[\da-f])\d(?:%[\da-f]{2}|%(?![\da-f]{2})|[^/\d%])*){7}/i;
/** Probes for vulnerabilities in other software, which are not counted. */
const PROBE = /^\/(?:admin|backup|cgi-bin|login|phpmyadmin|vendor|wordpress|wp|xmlrpc)(?![a-z])/;
const LONGEST = 100;

/** Returns whether requests for a path may be counted: it is short, in plain words, and identifies no one. */
export function isPlainPath(path: string): boolean {
  return path.length <= LONGEST && PLAIN.test(path) && !LONG_NUMBER.test(path) && !PROBE.test(path);
}

/** An unknown address and its number of requests; `near` is a page that may have been meant. */
export type UnknownPage = { path: string; times: number; near: string | null };
/** Days, including today, for which they are kept and counted, and maximum number that is shown. */
export const UNKNOWN_DAYS = 30;
export const UNKNOWN_SHOWN = 20;

/** Path to which an address without a page redirects, if there is one. */
export type LeadsTo = { to: string | null };
