import { keep } from '../../lib/kept';

function parseName(stored: string | null): string {
  try {
    const name: unknown = JSON.parse(stored ?? '""');
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** The store whose page of links the visitor has just come from, by its name, until the site has told of it. */
export const broughtStore = keep('soul-brought', parseName);
