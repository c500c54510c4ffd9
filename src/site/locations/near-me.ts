import { nearestFirst } from './distance';
import type { NearMe } from './use-near-me';

const NEAREST = 'Os mais próximos de você vêm primeiro.';
const INSTEAD = 'Busque pela sua cidade que a gente encontra.';

/** By the code of a `GeolocationPositionError`: denied, unavailable, timeout. */
const REASONS: Record<number, string> = {
  1: `Tudo bem, sem localização. ${INSTEAD} Se mudar de ideia, libere o acesso nas configurações do navegador.`,
  2: `Seu aparelho não soube dizer onde está agora. ${INSTEAD}`,
  3: `Sua localização demorou demais para chegar. Tente de novo ou busque pela sua cidade.`,
};

/** Result of the geolocation request; `undefined` if the browser does not support it. */
export type Position = GeolocationPosition | GeolocationPositionError | undefined;

export function nearMe(position: Position): Partial<NearMe> {
  if (!position) return { message: `Seu navegador não sabe dizer onde você está. ${INSTEAD}` };
  if (!('coords' in position)) return { message: REASONS[position.code] ?? REASONS[2] ?? '' };
  const { latitude, longitude } = position.coords;
  const point = { latitude, longitude };
  return {
    point,
    inOrder: (locations) => nearestFirst(locations, point),
    message: `${NEAREST} Sua localização não sai deste aparelho.`,
    messageOfMany: `${NEAREST} Para achá-los, só a sua região, de cerca de 1 km, saiu deste aparelho.`,
  };
}
