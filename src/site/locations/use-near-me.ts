import { useState } from 'react';
import type { LocationPin } from '../../shared/location';
import type { MapPoint } from '../../shared/maps';
import type { Listed } from './distance';
import type { Position } from './near-me';

export type NearMe = {
  point: MapPoint | null;
  /** Once the visitor is known, the nearest first. */
  inOrder: <Pin extends LocationPin>(locations: Pin[]) => Listed<Pin>[];
  message: string;
  /** In its place where the API is asked what is near: it then hears about where the visitor is. */
  messageOfMany?: string;
  asking: boolean;
};

/** How long the device may take to find itself, and how old an answer may be, in ms. */
const PATIENCE = 15_000;
const RECENT = 5 * 60_000;

const IDLE: NearMe = { point: null, inOrder: (locations) => locations, message: '', asking: false };

/** Where the visitor is: asked only on `toggle`. What is done with the answer is fetched meanwhile. */
export function useNearMe() {
  const [state, setState] = useState(IDLE);

  async function toggle() {
    if (state.point) return setState(IDLE);
    setState({ ...IDLE, asking: true, message: 'Perguntando ao navegador onde você está...' });
    const position = new Promise<Position>((resolve) => {
      if (!navigator.geolocation) return resolve(undefined);
      navigator.geolocation.getCurrentPosition(resolve, resolve, { timeout: PATIENCE, maximumAge: RECENT });
    });
    const found = await import('./near-me').then(
      async ({ nearMe }) => nearMe(await position),
      () => ({}),
    );
    setState({ ...IDLE, ...found });
  }

  return { ...state, toggle };
}
