import { cut } from '../../src/shared/cut';

/** The longest name a mail repeats. */
const LONGEST_NAME = 60;

/**
 * Greets by the first name, if that is all it can be. Anybody can sign up with another's address and write an
 * advertisement or a link where the name stands: such a mail greets nobody.
 */
export function greeting(name: string): string {
  const [first = ''] = name.trim().split(/\s+/u);
  return /^[\p{L}\p{M}'’-]{1,40}$/u.test(first) ? `Olá, ${first}!` : 'Olá!';
}

/** A name on one line, as long as a name may be and without what would become a link in a mail reader. */
export function printedName(name: string): string {
  const line = name
    .replace(/[^\p{L}\p{M}\p{N}\s'’.,-]/gu, '')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  return cut(line, LONGEST_NAME).trim();
}
