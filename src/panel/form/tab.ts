import { attempt } from '../../lib/storage';

/** sessionStorage key of this window's id, which survives a reload. */
const KEY = 'soul-tab';
const LOCK = 'soul-tab:';

let own = attempt(() => sessionStorage.getItem(KEY)) ?? renewed();
void hold();

export const tabId = () => own;

/** Returns the ids of all open panel windows; an empty list if the browser has no Web Locks. */
export async function openTabs(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.map(({ name = '' }) => name.slice(LOCK.length));
}

/** Holds a lock while the window is open. A duplicated window inherits the other's id and takes a new one. */
async function hold(): Promise<void> {
  await navigator.locks?.request(LOCK + own, { ifAvailable: true }, (lock) => {
    if (lock) return new Promise(() => undefined);
    own = renewed();
    return hold();
  });
}

function renewed(): string {
  const name = crypto.randomUUID();
  // If storage is denied, this window's drafts count as those of a closed window after a reload.
  attempt(() => sessionStorage.setItem(KEY, name));
  return name;
}
