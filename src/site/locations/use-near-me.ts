import { useState } from 'react';

type Point = { latitude: number; longitude: number };
type NearMe = { point: Point | null; message: string; asking: boolean };

/** How long the device may take to find itself, and how old an answer may be, in ms. */
const PATIENCE = 15_000;
const RECENT = 5 * 60_000;

const IDLE: NearMe = { point: null, message: '', asking: false };
const INSTEAD = 'Busque pela sua cidade que a gente encontra.';

/** By the code of a `GeolocationPositionError`: refused, not available, too late. */
const REASONS: Record<number, string> = {
  1: `Tudo bem, sem localização. ${INSTEAD} Se mudar de ideia, libere o acesso nas configurações do navegador.`,
  2: `Seu aparelho não soube dizer onde está agora. ${INSTEAD}`,
  3: `Sua localização demorou demais para chegar. Tente de novo ou busque pela sua cidade.`,
};

/** Where the visitor is: asked only on `toggle`, and never sent anywhere. */
export function useNearMe() {
  const [state, setState] = useState(IDLE);

  function toggle() {
    if (state.point) return setState(IDLE);
    if (!navigator.geolocation)
      return setState({ ...IDLE, message: `Seu navegador não sabe dizer onde você está. ${INSTEAD}` });
    setState({ ...IDLE, asking: true, message: 'Perguntando ao navegador onde você está...' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        setState({
          point: { latitude, longitude },
          message: 'Os mais próximos de você vêm primeiro. Sua localização não sai deste aparelho.',
          asking: false,
        }),
      ({ code }) => setState({ ...IDLE, message: REASONS[code] ?? REASONS[2] ?? '' }),
      { timeout: PATIENCE, maximumAge: RECENT },
    );
  }

  return { ...state, toggle };
}
