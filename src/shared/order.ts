import { cityLine } from './address';
import { availableLines, type Cart, type CartItem } from './cart';
import { boxesOf, boxesTitle, byCategory, savingName } from './cart-boxes';
import type { ChosenStore } from './chosen-store';
import { formatPrice } from './number-text';
import { isPayment, PAYMENTS, type Payment } from './payment';

/** How the customer receives the order; empty if they agree on it in the chat with the store. */
export const WAYS = { '': 'Combinar com a loja', pickup: 'Retirar na loja', delivery: 'Entrega' } as const;
export type Way = keyof typeof WAYS;
const isWay = (said: unknown): said is Way => typeof said === 'string' && Object.hasOwn(WAYS, said);

/** Optional answers for the store. The district is for deliveries. */
export type Receiving = { way: Way; name: string; district: string; payment: Payment | '' };
export const NOTHING_SAID: Receiving = { way: '', name: '', district: '', payment: '' };

/** Maximum length of a name or district in a message. */
export const ANSWER_LENGTH = 60;

/** Reads stored answers, possibly of another version of the site. Unreadable ones count as not given. */
export function parseReceiving(stored: string | null): Receiving {
  try {
    const { way, name, district, payment } = JSON.parse(stored ?? '{}');
    const text = (said: unknown) => (typeof said === 'string' ? said.slice(0, ANSWER_LENGTH) : '');
    return {
      way: isWay(way) ? way : '',
      name: text(name),
      district: text(district),
      payment: isPayment(payment) ? payment : '',
    };
  } catch {
    return NOTHING_SAID;
  }
}

/** An order for a store. Customer and store identify it by `code`. */
type StoreOrder = { store: ChosenStore; code: string; receiving: Receiving };

/** Returns the price in cents, before discounts. */
export function cartSubtotal(cart: Cart): number {
  return availableLines(cart).reduce((total, line) => total + lineTotal(line), 0);
}

/** Returns the boxes that are cheaper than their units. */
export const cartSavings = (cart: Cart) => boxesOf(cart).filter(({ savingCents }) => savingCents > 0);

/** Returns the price in cents, after discounts. */
export function cartTotal(cart: Cart): number {
  return cartSavings(cart).reduce((total, { savingCents }) => total - savingCents, cartSubtotal(cart));
}

const lineTotal = (line: CartItem) => line.quantity * line.priceCents;

/**
 * Returns the order as a chat message: one line per product, those of boxes under the box's title, then discounts and the
 * total. For a store the lines are numbered, and the store's name, the code and the customer's answers come first.
 */
export function orderText(cart: Cart, order?: StoreOrder): string {
  const lines = byCategory(availableLines(cart)).map((line, index) => ({
    category: line.category,
    text: `${order ? `${index + 1}.` : '•'} ${line.quantity}x ${line.name} — ${formatPrice(lineTotal(line))}`,
  }));
  const savings = cartSavings(cart).map((boxes) => `${savingName(boxes)}: −${formatPrice(boxes.savingCents)}`);
  return [
    'Olá! Quero fazer este pedido: 🛒',
    '',
    ...(order ? [...storeLines(order), ''] : []),
    ...inBoxes(lines, cart),
    '',
    ...(savings.length > 0 ? [`Subtotal: ${formatPrice(cartSubtotal(cart))}`, ...savings] : []),
    `Total: ${formatPrice(cartTotal(cart))}`,
  ].join('\n');
}

/** Separates the lines that fill boxes and puts a title above them. */
function inBoxes(lines: { category: string; text: string }[], cart: Cart): string[] {
  const titles = new Map(boxesOf(cart).map((boxes) => [boxes.category, boxesTitle(boxes)]));
  return lines.flatMap(({ category, text }, index) => {
    const before = lines[index - 1]?.category;
    if (before === category) return [text];
    const title = titles.get(category);
    const isApart = before !== undefined && (title || titles.get(before));
    return [...(isApart ? [''] : []), ...(title ? [`📦 ${title}:`] : []), text];
  });
}

function storeLines({ store, code, receiving }: StoreOrder): string[] {
  const { way, payment } = receiving;
  const district = way === 'delivery' ? oneLine(receiving.district) : '';
  const name = oneLine(receiving.name);
  return [
    `Pedido: ${code}`,
    `Loja: ${store.name} (${cityLine(store.city, store.uf)})`,
    way && `Como receber: ${WAYS[way]}`,
    district && `Bairro: ${district}`,
    name && `Nome: ${name}`,
    payment && `Pagamento: ${PAYMENTS[payment]}`,
  ].filter(Boolean);
}

/** Returns the text on one line. A name could otherwise add lines to the order. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, ANSWER_LENGTH).trim();
}

/** Digits and letters that are not confused with each other, read or heard. Without vowels they form no words. */
const CODE_SIGNS = '34679CDFGHJKMNPQRTWXY';
const CODE_LENGTH = 4;

/**
 * Returns a code like `K7QM`: the same for the same lines, and another once they change. `seed` differs from visitor to
 * visitor, which makes equal codes unlikely. (FNV-1a, 32 bits: G. Fowler, L. C. Noll, K.-P. Vo.)
 */
export function orderCode(cart: Cart, seed: number): string {
  let hash = 0x811c9dc5;
  for (const sign of `${seed} ${availableLines(cart).map(nameOf)}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  let code = '';
  while (code.length < CODE_LENGTH) {
    code += CODE_SIGNS[hash % CODE_SIGNS.length];
    hash = Math.floor(hash / CODE_SIGNS.length);
  }
  return code;
}

const nameOf = ({ category, number, quantity, priceCents }: CartItem) =>
  `${category}/${number}:${quantity}x${priceCents}`;
