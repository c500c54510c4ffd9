import { CATEGORY_KEY } from './category-key';
import type { Pack } from './pack';

/** A line of the cart, as the product was shown when it was added. */
export type CartItem = {
  category: string;
  number: number;
  name: string;
  priceCents: number;
  image: string | null;
  quantity: number;
  /**
   * The box that holds its units, named by the numbers of its products, so that equal boxes are one: `1,1,7`. Missing for
   * loose units, which have a line of their own.
   */
  box?: string | undefined;
  /** How its line is sold by the box; `undefined` until the catalogue has been asked. */
  pack?: Pack | null | undefined;
  /** It is no longer in the catalogue: shown, but neither counted nor ordered. */
  unavailable?: boolean;
};

export type Cart = CartItem[];
export type CartKey = Pick<CartItem, 'category' | 'number'>;

/** Maximum number of products per request, for a cart or for kept products. */
export const PRODUCTS_ASKED = 50;

export const isSame = (a: CartKey, b: CartKey) => a.category === b.category && a.number === b.number;

/** A line of a cart: a product, loose or in a box. */
export type LineKey = CartKey & Pick<CartItem, 'box'>;
export const isSameLine = (a: LineKey, b: LineKey) => isSame(a, b) && a.box === b.box;

/**
 * Limit of one product in a cart. The specification names no maximum: the limit is above any order, and only keeps a field
 * that was held down or pasted into readable.
 */
export const MAX_QUANTITY = 9999;

/** Returns an integer from 1 to the maximum of a line. */
export function validQuantity(quantity: number): number {
  return Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(quantity) || 1));
}

/**
 * Adds an item to the line of the same product, whose name and price it updates, or as a new one. That line becomes the
 * first, so that what was added last is seen at once.
 */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const present = cart.find((line) => isSameLine(line, item));
  const quantity = validQuantity((present?.quantity ?? 0) + validQuantity(item.quantity));
  return [{ ...(present && { pack: present.pack }), ...item, quantity }, ...cart.filter((line) => line !== present)];
}

/** Returns the lines that can be ordered. */
export function availableLines(cart: Cart): Cart {
  return cart.filter((line) => !line.unavailable);
}

/** Returns the number of units that can be ordered. */
export function cartCount(cart: Cart): number {
  return availableLines(cart).reduce((count, line) => count + line.quantity, 0);
}

/** Reads a stored cart, possibly of an older version of the site. Leaves out lines that are unreadable. */
export function parseCart(stored: string | null): Cart {
  try {
    return readLines(JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

/** Returns the valid cart lines in a value of any type. */
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
    (typeof line.box === 'string' || line.box === undefined) &&
    [line.number, line.quantity].every((count) => Number.isInteger(count) && Number(count) >= 1) &&
    Number.isInteger(line.priceCents) &&
    Number(line.priceCents) >= 0
  );
}
