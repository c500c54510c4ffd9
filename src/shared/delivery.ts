import { formatPrice } from './format';
import { listed } from './listed';
import type { DeliveryTerms } from './location';
import type { Receiving } from './order';

/** Case, accents, spaces and signs tell no two districts apart. */
const { compare } = new Intl.Collator('pt-BR', { sensitivity: 'base', ignorePunctuation: true });
const bare = (district: string) => district.trim().replace(/^bairro(?: d[aeo]s?)? /i, '');

/** Whether both name the same district, however it is written: `bairro Itapuã` is `itapua`. */
export function isSameDistrict(one: string, other: string): boolean {
  return compare(bare(one), bare(other)) === 0;
}

/**
 * Why a store does not deliver an order, in words for who orders: another district than those that it names, or less than
 * it goes for. Nothing where it would, or where that is left to the chat with it.
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
  // What is less than two is one.
  return `Esta loja entrega a partir de ${formatPrice(least)}: falta${missing < 200 ? '' : 'm'} ${formatPrice(missing)}.`;
}

/** `Entrega a partir de R$ 50,00 em Centro, Itapuã e Praia da Costa.`; empty where nothing is said. */
export function deliveryText({ districts, minimumCents }: DeliveryTerms): string {
  const places = districts.length > 0 ? ` em ${listed(districts)}` : '';
  const from = minimumCents === null ? '' : ` a partir de ${formatPrice(minimumCents)}`;
  return places || from ? `Entrega${from}${places}.` : '';
}
