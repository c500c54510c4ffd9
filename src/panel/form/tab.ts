/** Names this window, the same after it is loaded anew. */
const KEY = 'soul-tab';
const LOCK = 'soul-tab:';

let own = kept() ?? renewed();
void hold();

export const tabId = () => own;

/** The windows of the panel that are open now; none where the browser cannot tell. */
export async function openTabs(): Promise<string[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.map(({ name = '' }) => name.slice(LOCK.length));
}

/** As long as it is open. A window that was duplicated has the other's name, and takes one of its own. */
async function hold(): Promise<void> {
  await navigator.locks?.request(LOCK + own, { ifAvailable: true }, (lock) => {
    if (lock) return new Promise(() => undefined);
    own = renewed();
    return hold();
  });
}

function renewed(): string {
  const name = crypto.randomUUID();
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Then what it keeps is found as that of a window that was closed.
  }
  return name;
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
