/** Time without input, in ms, after which nobody is in the middle of a word. */
const PAUSE = 1500;
/** Time without input, in ms, after which hands have left the keyboard. */
const REST = 20_000;

let typedAt = Number.NEGATIVE_INFINITY;

/** Notes input from now on. Editors handle some keys without an `input` event, and keyboards on screens may send no keys. */
export function watchTyping(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const note = () => {
    typedAt = performance.now();
  };
  addEventListener('input', note, options);
  addEventListener(
    'keydown',
    ({ key, ctrlKey, metaKey }) => {
      // Whoever saves by a shortcut has finished.
      if (ctrlKey || metaKey) typedAt = Number.NEGATIVE_INFINITY;
      else if (key.length === 1) note();
    },
    options,
  );
  return () => listening.abort();
}

function isTyping(within: number): boolean {
  const element = document.activeElement;
  const isText = element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea'));
  return isText && performance.now() - typedAt < within;
}

/** Resolves once nobody is in the middle of a word, usually at once. */
export async function pauseInTyping(): Promise<void> {
  while (isTyping(PAUSE)) await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

/** Returns whether somebody may go on typing, so that a field which takes the focus now would get the next words. */
export const mayGoOnTyping = () => isTyping(REST);
