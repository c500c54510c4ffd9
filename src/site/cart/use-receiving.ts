import { useState } from 'react';
import { NOTHING_SAID, type Receiving } from '../../shared/order';

/** Remembered from one opening of the drawer to the next, as long as the page lives, and kept nowhere. */
let said = NOTHING_SAID;

export function useReceiving() {
  const [receiving, setReceiving] = useState(said);
  function say(next: Receiving) {
    said = next;
    setReceiving(next);
  }
  return [receiving, say] as const;
}
