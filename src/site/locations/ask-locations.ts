import { browserApi, unwrap } from '../../lib/api';
import { YOUNG } from '../../lib/page-memory';
import type { KnownLocations } from '../../shared/location';
import type { LocationKind } from '../../shared/location-type';
import type { MapPoint } from '../../shared/maps';
import type { LocationAddress } from './use-location-address';

type Asked = Partial<LocationAddress> & { near?: string };

const KINDS: Record<string, LocationKind> = { loja: 'store', revendedor: 'retailer' };
export const kindOf = (tipo: string) => KINDS[tipo] ?? '';

/** Translates an address's parameters into the API's query. */
export function queryOf({ busca, uf, tipo = '', apos, local, near }: Asked) {
  const said = { search: busca, uf, kind: KINDS[tipo], after: apos, id: local, near };
  return Object.fromEntries(Object.entries(said).filter(([, text]) => text));
}

const answers = new Map<string, Promise<KnownLocations>>();

/** Requests locations from the browser. An answer is reused for a minute; a failed request is forgotten. */
export function askLocations(asked: Asked): Promise<KnownLocations> {
  const key = JSON.stringify(asked);
  const known = answers.get(key);
  if (known) return known;
  const { locations } = browserApi();
  const answer = unwrap(locations.$get({ query: queryOf(asked) }));
  // A request that failed may have a successor by now.
  const forget = () => answers.get(key) === answer && answers.delete(key);
  answers.set(key, answer);
  answer.catch(forget);
  setTimeout(forget, YOUNG);
  return answer;
}

/** Rounds a point to about 1 km: exact enough to find nearby stores, too coarse to find the visitor. */
export function roughly({ latitude, longitude }: MapPoint): string {
  return `${latitude.toFixed(2)},${longitude.toFixed(2)}`;
}
