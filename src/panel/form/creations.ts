type Listener = (key: string, sent: object, row: object) => void;

const listeners = new Set<Listener>();

/** Calls `hear` when a form that was left has created its record. Returns the removal. */
export function onCreated(hear: Listener): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Tells the open forms that a record was created with these values, by a form that was left meanwhile. */
export function tellCreated(...created: Parameters<Listener>) {
  for (const hear of listeners) hear(...created);
}
