import type { Medium } from '../../shared/media';
import { same } from '../../shared/merge';
import type { Edit } from '../edit/edit';
import { draftName, dropDraft, openDraft, writeDraft } from '../form/draft';
import { type MediumValues, toValues } from './medium-values';

/**
 * Alternative texts that were typed and not saved yet. This browser keeps each as the draft of its picture's own form,
 * which shows it too.
 */
function draftOf(person: string, medium: Medium) {
  const name = draftName(person, `media:${medium.id}`);
  const values = toValues(medium);
  const { edit } = openDraft<MediumValues>(name, { base: values, values, version: medium.version }, 0);
  return { name, edit: onlyHere.get(name) ?? edit };
}

/** What this browser has no room for, or no leave to keep: it is here for as long as the window is, which asks before it goes. */
const onlyHere = new Map<string, Edit<MediumValues>>();
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function setOnlyHere(name: string, edit: Edit<MediumValues> | null) {
  if (edit) onlyHere.set(name, edit);
  else onlyHere.delete(name);
  if (onlyHere.size > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
}

/** Whether what was typed would be lost with this window. */
export function isOnlyHere(person: string, medium: Medium): boolean {
  return onlyHere.has(draftOf(person, medium).name);
}

/** What was typed over the text that the picture has; where that is another by now, the picture's own. */
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
