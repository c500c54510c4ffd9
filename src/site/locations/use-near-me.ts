import { useState } from 'react';
import { MINUTE } from '../../shared/duration';
import type { LocationPin } from '../../shared/location';
import type { MapPoint } from '../../shared/maps';
import type { WithDistance } from './distance';
import type { Position } from './near-me';

export type NearMe = {
  point: MapPoint | null;
  /** Sorts by distance once the visitor's position is known. */
  inOrder: <Pin extends LocationPin>(locations: Pin[]) => WithDistance<Pin>[];
  message: string;
  /** Replaces `message` if the API is asked for nearby locations: it then receives the approximate position. */
  messageOfMany?: string;
  asking: boolean;
};

/** Timeout of the geolocation request and maximum age of a cached position, in ms. */
const PATIENCE = 15_000;
const RECENT = 5 * MINUTE;

const IDLE: NearMe = { point: null, inOrder: (locations) => locations, message: '', asking: false };

/** Returns the visitor's position, requested only on `toggle`. The code that handles it is fetched in parallel. */
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
