import { randomUUID } from 'node:crypto';

/** Returns a name that no other record has: a search finds it alone. */
export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;
