/** Asks about what would be lost: the unsaved input of a form, running uploads. Resolves to whether the page may be left. */
type Asker = () => Promise<boolean>;

const askers = new Set<Asker>();
let isGone = false;

/** Registers a question to ask before the whole panel is left. Returns its removal. */
export function askBeforeLeaving(ask: Asker): () => void {
  askers.add(ask);
  return () => askers.delete(ask);
}

/**
 * Asks one question after the other, until one is answered with no. A form registers anew at each render, also while its
 * question is open, and must not be asked again for that.
 */
export async function mayLeave(): Promise<boolean> {
  for (const ask of [...askers]) {
    if (!(await ask())) return false;
  }
  return true;
}

/** Marks the page as leaving: forms ask nothing any more, and no request is sent under another account. */
export function letGo() {
  isGone = true;
}

export const isLetGo = () => isGone;
