import { CATEGORY_KEY } from './category-key';
import type { Pack } from './pack';

/** A line of the cart, with what was shown when it was added. */
export type CartItem = {
  category: string;
  number: number;
  name: string;
  priceCents: number;
  image: string | null;
  quantity: number;
  /** By the box its line is sold so; not known before the catalogue was asked. */
  pack?: Pack | null | undefined;
  /** It was found missing from the catalogue: shown, but neither counted nor ordered. */
  unavailable?: boolean;
};

export type Cart = CartItem[];
export type CartKey = Pick<CartItem, 'category' | 'number'>;

/** As many products are asked for at once: of a cart, or of what is kept. */
export const PRODUCTS_ASKED = 50;

export const isSame = (a: CartKey, b: CartKey) => a.category === b.category && a.number === b.number;

/** Of one product in a cart; who wants more talks to the store. */
export const MAX_QUANTITY = 99;

/** Whole, from one to the most that a line holds. */
export function validQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity) || 1));
}

/** Adds to the line of the same product, which takes the name and price of now, or as a new last line. */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const present = cart.find((line) => isSame(line, item));
  if (!present) return [...cart, { ...item, quantity: validQuantity(item.quantity) }];
  const quantity = validQuantity(present.quantity + validQuantity(item.quantity));
  return cart.map((line) => (line === present ? { pack: present.pack, ...item, quantity } : line));
}

/** The lines that can be ordered. */
export function availableLines(cart: Cart): Cart {
  return cart.filter((line) => !line.unavailable);
}

/** How many units can be ordered. */
export function cartCount(cart: Cart): number {
  return availableLines(cart).reduce((count, line) => count + line.quantity, 0);
}

/** What was stored by this or an older version of the site; anything unreadable is left out, never the whole cart. */
export function parseCart(stored: string | null): Cart {
  try {
    return readLines(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

/** Of any value the lines that it holds. */
export function readLines(value: unknown): Cart {
  if (!Array.isArray(value)) return [];
  return value.filter(isCartItem).map((line) => ({ ...line, quantity: validQuantity(line.quantity) }));
}

function isCartItem(value: unknown): value is CartItem {
  const line = (value ?? {}) as Record<string, unknown>;
  return (
    typeof line.category === 'string' &&
    CATEGORY_KEY.test(line.category) &&
    typeof line.name === 'string' &&
    (typeof line.image === 'string' || line.image === null) &&
    [line.number, line.quantity].every((count) => Number.isInteger(count) && Number(count) >= 1) &&
    Number.isInteger(line.priceCents) &&
    Number(line.priceCents) >= 0
  );
}
