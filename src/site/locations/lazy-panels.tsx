import { type ComponentProps, lazy, useState } from 'react';
import { fetchPanels, panelsAtHand } from './fetch-panels';
import type * as Panels from './panels';

const Nothing = () => null;
const FetchedPanel = lazy(async () => ({ default: (await fetchPanels()).LocationPanel ?? Nothing }));
const FetchedPin = lazy(async () => ({ default: (await fetchPanels()).SelectedPin ?? Nothing }));

if (import.meta.env.SSR) await fetchPanels();

/** Details of a selected location: rendered at once if the code is available, else after it is fetched. */
export function LocationPanel(props: ComponentProps<typeof Panels.LocationPanel>) {
  const [Panel] = useState(() => panelsAtHand()?.LocationPanel ?? FetchedPanel);
  return <Panel {...props} />;
}

/** The same, beside the map on the home page. */
export function SelectedPin(props: ComponentProps<typeof Panels.SelectedPin>) {
  const [Pin] = useState(() => panelsAtHand()?.SelectedPin ?? FetchedPin);
  return <Pin {...props} />;
}
