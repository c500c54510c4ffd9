import { useState } from 'react';
import { parseReceiving, type Receiving } from '../../shared/order';

const KEY = 'soul-receiving';

/** In-memory copy, used if storage is blocked; lost with the page. */
let said: Receiving | undefined;

/** Answers stored until the tab is closed, so they survive a reload on the way back from the chat. */
export function useReceiving() {
  const [receiving, setReceiving] = useState(() => said ?? stored());
  function say(next: Receiving) {
    said = next;
    setReceiving(next);
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is blocked: the in-memory copy is used.
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
