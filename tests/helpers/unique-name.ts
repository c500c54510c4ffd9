import { randomUUID } from 'node:crypto';

/** Returns a name that no other record has: a search finds it alone. */
export const uniqueName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`;

/** Matches such a name, and one that ends with an instant. */
export const UNIQUE = /\b(?:[0-9a-f]{8}|\d{13})\b/;
