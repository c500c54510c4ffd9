/** What was typed and not yet saved, and the version of the record that it was typed over. */
export type Draft<Values> = { base: Values; values: Values; version: number };

const key = (record: string) => `soul-draft:${record}`;

/** Nothing where the browser keeps nothing. */
export function readDraft<Values>(record: string): Draft<Values> | null {
  try {
    return JSON.parse(localStorage.getItem(key(record)) ?? 'null');
  } catch {
    return null;
  }
}

/** Where there is no room or no leave to keep it, the page itself still holds what was typed. */
export function writeDraft<Values>(record: string, draft: Draft<Values>) {
  try {
    localStorage.setItem(key(record), JSON.stringify(draft));
  } catch {
    // As promised above.
  }
}

export function dropDraft(record: string) {
  try {
    localStorage.removeItem(key(record));
  } catch {
    // Then there was none.
  }
}
