import type { Location } from './location';
import { takesChats } from './whatsapp';

/** The store that a visitor's orders go to, as their browser keeps it. */
export type ChosenStore = Pick<Location, 'id' | 'name' | 'city' | 'uf'> & { phone: string };

/** What the browser keeps of a store. `null` where it takes no orders, is a retailer, or has no number that takes chats. */
export function asChosenStore({ id, name, city, uf, phone, type, takesOrders }: Location): ChosenStore | null {
  if (takesOrders === false || type === 'retailer' || !phone || !takesChats(phone)) return null;
  return { id, name, city, uf, phone };
}

/** What was stored by this or an older version of the site; what cannot be read is no choice. */
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
