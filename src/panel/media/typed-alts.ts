import type { Medium } from '../../shared/media';
import { same } from '../../shared/merge';
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
  return { name, edit };
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
  if (same(base, values)) dropDraft(name);
  else writeDraft(name, { ...edit, base, values });
}
