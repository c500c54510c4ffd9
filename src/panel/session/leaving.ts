/** Asks about the unsaved input of a form; resolves to whether the page may be left. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let isGone = false;

/** Registers the question to ask before the whole panel is left. Returns its removal. */
export function askBeforeLeaving(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

export const mayLeave = (): Promise<boolean> => asker?.() ?? Promise.resolve(true);

/** Marks the page as leaving: forms ask nothing any more, and no request is sent under another account. */
export function letGo() {
  isGone = true;
}

export const isLetGo = () => isGone;
