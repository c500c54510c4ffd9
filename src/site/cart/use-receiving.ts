import { useState } from 'react';
import { parseReceiving, type Receiving } from '../../shared/order';

const KEY = 'soul-receiving';

/** Where storage is refused it lives as long as the page. */
let said: Receiving | undefined;

/** What the tab knows until it is closed, so that it outlives a reload on the way back from the chat. */
export function useReceiving() {
  const [receiving, setReceiving] = useState(() => said ?? stored());
  function say(next: Receiving) {
    said = next;
    setReceiving(next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // As said above.
    }
  }
  return [receiving, say] as const;
}

function stored(): Receiving {
  try {
    return parseReceiving(sessionStorage.getItem(KEY));
  } catch {
    return parseReceiving(null);
  }
}
