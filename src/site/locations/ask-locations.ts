import { browserApi, unwrap } from '../../lib/api';
import { YOUNG } from '../../lib/page-memory';
import type { KnownLocations } from '../../shared/location';
import type { LocationKind } from '../../shared/location-type';
import type { MapPoint } from '../../shared/maps';
import type { LocationAddress } from './use-location-address';

export type Asked = Partial<LocationAddress> & { near?: string };

const KINDS: Record<string, LocationKind> = { loja: 'store', revendedor: 'retailer' };
export const kindOf = (tipo: string) => KINDS[tipo] ?? '';

/** What an address asks for, in the API's words. */
export function queryOf({ busca, uf, tipo = '', apos, local, near }: Asked) {
  const said = { search: busca, uf, kind: KINDS[tipo], after: apos, id: local, near };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text));
}

const answers = new Map<string, Promise<KnownLocations>>();

/** The browser's question. Each is asked once a minute; what failed is asked again. */
export function askLocations(asked: Asked): Promise<KnownLocations> {
  const key = JSON.stringify(asked);
  const known = answers.get(key);
  if (known) return known;
  const { locations } = browserApi();
  const answer = unwrap(locations.$get({ query: queryOf(asked) }));
  const forget = () => answers.delete(key);
  answers.set(key, answer);
  answer.catch(forget);
  setTimeout(forget, YOUNG);
  return answer;
}

/** About a kilometre: near enough to find what is near, too far to find the visitor. */
export function roughly({ latitude, longitude }: MapPoint): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}
