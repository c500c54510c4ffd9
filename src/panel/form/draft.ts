/** What was typed and not yet saved, and the version of the record that it was typed over. */
export type Draft<Values> = { base: Values; values: Values; version: number };

/** By the person and the record: `7:slides:novo`. */
const key = (name: string) => `soul-draft:${name}`;

/** Nothing where the browser keeps nothing. */
export function readDraft<Values>(name: string): Draft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(key(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** Where there is no room or no leave to keep it, the page itself still holds what was typed. */
export function writeDraft<Values>(name: string, draft: Draft<Values>) {
  try {
    localStorage.setItem(key(name), JSON.stringify(draft));
  } catch {
    // As promised above.
  }
}

export function dropDraft(name: string) {
  try {
    localStorage.removeItem(key(name));
  } catch {
    // Then there was none.
  }
}
