import { useState } from 'react';
import { attempt } from '../../lib/storage';
import { parseReceiving, type Receiving } from '../../shared/order';

const KEY = 'soul-receiving';

/** In-memory copy, used if storage is blocked; lost with the page. */
let said: Receiving | undefined;

/** Answers stored until the tab is closed, so they survive a reload on the way back from the chat. */
export function useReceiving() {
  const [receiving, setReceiving] = useState(() => said ?? parseReceiving(attempt(() => sessionStorage.getItem(KEY))));
  function say(next: Receiving) {
    said = next;
    setReceiving(next);
    attempt(() => sessionStorage.setItem(KEY, JSON.stringify(next)));
  }
  return [receiving, say] as const;
}
