/** What an open form asks before its words are left; whether one may go. */
type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let isGone = false;

/** Whoever leaves the panel as a whole is asked this first. The answer takes the question back. */
export function askBeforeLeaving(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = null;
  };
}

export const mayLeave = (): Promise<boolean> => asker?.() ?? Promise.resolve(true);

/** The page goes: from now on it asks nothing, and nothing is sent in anybody's name. */
export function letGo() {
  isGone = true;
}

export const isLetGo = () => isGone;
