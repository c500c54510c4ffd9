import type { Medium } from '../../shared/media';
import { same } from '../../shared/merge';
import type { Edit } from '../edit/edit';
import { draftName, dropDraft, openDraft, writeDraft } from '../form/draft';
import { type MediumValues, toValues } from './medium-values';

/**
 * Returns the draft of a picture's own form, in which this browser keeps the unsaved alternative text. The form shows it
 * too.
 */
function draftOf(person: string, medium: Medium) {
  const name = draftName(person, `media:${medium.id}`);
  const values = toValues(medium);
  const { edit } = openDraft<MediumValues>(name, { base: values, values, version: medium.version }, 0);
  return { name, edit: onlyHere.get(name) ?? edit };
}

/** Drafts that storage refuses. They last as long as the window, which asks before it closes. */
const onlyHere = new Map<string, Edit<MediumValues>>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function setOnlyHere(name: string, edit: Edit<MediumValues> | null) {
  if (edit) onlyHere.set(name, edit);
  else onlyHere.delete(name);
  if (onlyHere.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** Returns whether the typed text would be lost when the window closes. */
export function isOnlyHere(person: string, medium: Medium): boolean {
  return onlyHere.has(draftOf(person, medium).name);
}

/** Returns the typed text if the picture's text is still the one it was typed over; otherwise the picture's own. */
export function typedAlt(person: string, medium: Medium): string {
  const { edit } = draftOf(person, medium);
  return edit.base.alt === medium.alt ? edit.values.alt : medium.alt;
}

export function keepAlt(person: string, medium: Medium, alt: string) {
  const { name, edit } = draftOf(person, medium);
  const [base, values] = [
    { ...edit.base, alt: medium.alt },
    { ...edit.values, alt },
  ];
  const typed = same(base, values) ? null : { ...edit, base, values };
  if (!typed) dropDraft(name);
  setOnlyHere(name, typed && !writeDraft(name, typed) ? typed : null);
}
