import { z } from './zod';

/** An address inside the application that leads nowhere, as the browser tells the server of it: the path alone. */
export const unknownPage = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^\s\\]*$/, 'Informe um caminho do site.')
    .max(2048, 'O caminho é longo demais.'),
});

/** Words of an address as the site or the one before it would write them, in at most six parts. */
const PLAIN = /^(?:\/[a-z0-9_-]{1,60}){1,6}(?:\.html?)?$/;
/**
 * The number of a person's document or telephone has more digits than any of ours. Those of an escaped sign (`%C3`) are
 * none.
 */
export const LONG_NUMBER = /(?:(?<!%|%[\da-f])\d(?:%[\da-f]{2}|%(?![\da-f]{2})|[^/\d%])*){7}/i;
/** What looks for holes in other people's software; nobody is led on from there. */
const PROBE = /^\/(?:admin|backup|cgi-bin|login|phpmyadmin|vendor|wordpress|wp|xmlrpc)(?![a-z])/;
const LONGEST = 100;

/** Whether it may be counted that a path was asked for: it is short, in plain words, and tells of nobody. */
export function isPlainPath(path: string): boolean {
  return path.length <= LONGEST && PLAIN.test(path) && !LONG_NUMBER.test(path) && !PROBE.test(path);
}

/** An unknown address and how often it was asked for; `near` is a page that may have been meant. */
export type UnknownPage = { path: string; times: number; near: string | null };
/** For so many days, today among them, they are kept and told, and so many are shown. */
export const UNKNOWN_DAYS = 30;
export const UNKNOWN_SHOWN = 20;

/** The path to which an address without a page leads, if to any. */
export type LeadsTo = { to: string | null };
