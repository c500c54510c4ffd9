import { persisted } from '../../lib/persisted';

function parseName(stored: string | null): string {
  try {
    const name: unknown = JSON.parse(stored ?? '""');
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

/** Name of the store whose link page the visitor came from, until the site has announced it. */
export const broughtStore = persisted('soul-brought', parseName);
