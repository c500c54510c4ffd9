import { cut } from '../../src/shared/cut';

/** Maximum length of a name in a mail. */
const LONGEST_NAME = 60;

/**
 * Returns a greeting by the first name, if it looks like one. Anybody can sign up with another person's address and give an
 * advertisement or a link as the name: such a mail greets without a name.
 */
export function greeting(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Olá, ${first}!` : 'Olá!';
}

/** Returns a name on one line, cut to the maximum length and without characters that mail readers turn into links. */
export function printedName(name: string): string {
  const line = name
    .replace(/[^\p{L}\p{M}\p{N}\s'’.,-]/gu, '')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  return cut(line, LONGEST_NAME).trim();
}
