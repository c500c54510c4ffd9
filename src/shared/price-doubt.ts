import { formatPrice } from './number-text';

/** Change of a price, as a factor, from which a missing comma is more likely than a new price. */
const SUSPICIOUS = 20;

/**
 * Returns a question about a price that may be mistyped, as `3490` for `34,90`: at least 20 times the former one, or at most
 * a twentieth of it. Returns `null` for any other price, and beside a price of zero, which nothing can be compared with.
 */
export function priceDoubt(beforeCents: number, afterCents: number): string | null {
  const [less, more] = [Math.min(beforeCents, afterCents), Math.max(beforeCents, afterCents)];
  if (less <= 0 || more < SUSPICIOUS * less) return null;
  return `De ${formatPrice(beforeCents)} para ${formatPrice(afterCents)}: é isso mesmo?`;
}
