import { Plus } from 'lucide-react';
import { type FormNoun, nouns } from '../../shared/nouns';
import { newTitle } from '../../shared/titles';
import { LinkButton } from '../parts/button';

/** Begins a record: what a list has at the right of its head. */
export function NewLink({ noun }: { noun: FormNoun }) {
  return (
    <LinkButton to={nouns[noun].creation} look="primary">
      <Plus aria-hidden size={16} />
      {newTitle(noun)}
    </LinkButton>
  );
}
