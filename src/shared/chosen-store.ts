import type { Location } from './location';
import { takesChats } from './whatsapp';

/** The store that receives a visitor's orders, as stored in the browser. */
export type ChosenStore = Pick<Location, 'id' | 'name' | 'city' | 'uf'> & { phone: string };

/** Returns the store as a browser stores it, or `null` if it takes no orders, is a retailer or has no chat number. */
export function asChosenStore({ id, name, city, uf, phone, type, takesOrders }: Location): ChosenStore | null {
  if (takesOrders === false || type === 'retailer' || !phone || !takesChats(phone)) return null;
  return { id, name, city, uf, phone };
}

/** Reads a stored choice, possibly of an older version of the site; `null` if it is unreadable. */
export function parseChosenStore(stored: string | null): ChosenStore | null {
  try {
    const store: unknown = JSON.parse(stored ?? 'null');
    return isChosenStore(store) ? store : null;
  } catch {
    return null;
  }
}

function isChosenStore(value: unknown): value is ChosenStore {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, city, uf, phone } = value as Record<string, unknown>;
  return (
    Number.isInteger(id) &&
    [name, city, uf].every((text) => typeof text === 'string') &&
    name !== '' &&
    typeof phone === 'string' &&
    takesChats(phone)
  );
}
