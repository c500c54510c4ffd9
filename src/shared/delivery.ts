import { listed } from './listed';
import type { DeliveryTerms } from './location';
import { formatPrice } from './number-text';
import type { Receiving } from './order';

/** Returns the letters and digits of a district, without case and accents. By hand: see number-text.ts. */
function bare(district: string): string {
  const name = district.replace(/^\s*bairro(?: d[aeo]s?)? /i, '');
  return name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Returns whether both name the same district, in any spelling: `bairro Itapuã` is `itapua`. */
export function isSameDistrict(one: string, other: string): boolean {
  return bare(one) === bare(other);
}

/**
 * Returns why a store does not deliver an order, in words for the customer: it does not serve the district, or the order
 * is below its minimum. `null` if it delivers, or if that is agreed in the chat.
 */
export function deliveryRefusal(
  { districts, minimumCents }: DeliveryTerms,
  { way, district }: Receiving,
  totalCents: number,
): string | null {
  if (way !== 'delivery') return null;
  const asked = district.replace(/\s+/g, ' ').trim();
  if (asked && districts.length > 0 && !districts.some((one) => isSameDistrict(one, asked))) {
    return `Esta loja ainda não entrega em ${asked}.`;
  }
  const least = minimumCents ?? 0;
  if (totalCents >= least) return null;
  const missing = least - totalCents;
  // Portuguese has the singular for amounts below two.
  return `Esta loja entrega a partir de ${formatPrice(least)}: falta${missing < 200 ? '' : 'm'} ${formatPrice(missing)}.`;
}

/** `Entrega a partir de R$ 50,00 em Centro, Itapuã e Praia da Costa.`; empty if there are no terms. */
export function deliveryText({ districts, minimumCents }: DeliveryTerms): string {
  const places = districts.length > 0 ? ` em ${listed(districts)}` : '';
  const from = minimumCents === null ? '' : ` a partir de ${formatPrice(minimumCents)}`;
  return places || from ? `Entrega${from}${places}.` : '';
}
