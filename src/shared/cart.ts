import { formatPrice } from './format';

/** A line of the cart, with what was shown when it was added. */
export type CartItem = {
  category: string;
  number: number;
  name: string;
  priceCents: number;
  image: string | null;
  quantity: number;
  /** It was found missing from the catalogue: shown, but neither counted nor ordered. */
  unavailable?: boolean;
};

/** What the catalogue says of a product today. */
export type CurrentProduct = Omit<CartItem, 'quantity' | 'unavailable'>;

/** As many lines of a cart are checked against the catalogue at once. */
export const CART_LINES_CHECKED = 50;

export type Cart = CartItem[];
type Key = Pick<CartItem, 'category' | 'number'>;

const isSame = (a: Key, b: Key) => a.category === b.category && a.number === b.number;

/** At least one, whole. */
export function validQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.trunc(quantity)) : 1;
}

/** Adds to the line of the same product, which takes the name and price of now, or as a new last line. */
export function addToCart(cart: Cart, item: CartItem): Cart {
  const present = cart.find((line) => isSame(line, item));
  if (!present) return [...cart, { ...item, quantity: validQuantity(item.quantity) }];
  const quantity = present.quantity + validQuantity(item.quantity);
  return cart.map((line) => (line === present ? { ...item, quantity } : line));
}

export function setQuantity(cart: Cart, key: Key, quantity: number): Cart {
  return cart.map((line) => (isSame(line, key) ? { ...line, quantity: validQuantity(quantity) } : line));
}

export function removeFromCart(cart: Cart, key: Key): Cart {
  return cart.filter((line) => !isSame(line, key));
}

/** The lines that can be ordered. */
export function availableLines(cart: Cart): Cart {
  return cart.filter((line) => !line.unavailable);
}

/** How many units can be ordered. */
export function cartCount(cart: Cart): number {
  return availableLines(cart).reduce((count, line) => count + line.quantity, 0);
}

/** In cents. */
export function cartTotal(cart: Cart): number {
  return availableLines(cart).reduce((total, line) => total + line.quantity * line.priceCents, 0);
}

/** The order as a chat message: one line per product, then the total. */
export function orderText(cart: Cart): string {
  const lines = availableLines(cart).map(
    (line) => `• ${line.quantity}x ${line.name} — ${formatPrice(line.quantity * line.priceCents)}`,
  );
  return ['Olá! Quero fazer este pedido: 🛒', '', ...lines, '', `Total: ${formatPrice(cartTotal(cart))}`].join('\n');
}

/** The `checked` lines as the catalogue has them now: renamed, repriced, or unavailable where it has them no more. */
export function refreshCart(cart: Cart, checked: Key[], current: CurrentProduct[]): Cart {
  return cart.map((line) => {
    if (!checked.some((key) => isSame(key, line))) return line;
    const { quantity } = line;
    const product = current.find((candidate) => isSame(candidate, line));
    return product ? { ...product, quantity } : { ...line, unavailable: true };
  });
}

export type PriceChange = { name: string; before: number; now: number };

/** The lines whose price is another now; prices in cents. */
export function priceChanges(cart: Cart, current: CurrentProduct[]): PriceChange[] {
  return cart.flatMap((line) => {
    const product = current.find((candidate) => isSame(candidate, line));
    if (!product || product.priceCents === line.priceCents) return [];
    return [{ name: product.name, before: line.priceCents, now: product.priceCents }];
  });
}

/** What was stored by this or an older version of the site; anything unreadable is left out, never the whole cart. */
export function parseCart(stored: string | null): Cart {
  try {
    const lines: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(lines) ? lines.filter(isCartItem) : [];
  } catch {
    return [];
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const line = value as Record<string, unknown>;
  return (
    typeof line.category === 'string' &&
    /^[a-z0-9-]+$/.test(line.category) &&
    typeof line.name === 'string' &&
    (typeof line.image === 'string' || line.image === null) &&
    [line.number, line.quantity].every((count) => Number.isInteger(count) && Number(count) >= 1) &&
    Number.isInteger(line.priceCents) &&
    Number(line.priceCents) >= 0
  );
}
