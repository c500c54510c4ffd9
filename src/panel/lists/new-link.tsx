import { Plus } from 'lucide-react';
import { type FormNoun, nouns } from '../../shared/nouns';
import { newTitle } from '../../shared/titles';
import { LinkButton } from '../parts/button';

/** Links to the form of a new record, at the right of a list's header. */
export function NewLink({ noun }: { noun: FormNoun }) {
  return (
    <LinkButton to={nouns[noun].creation} look="primary">
      <Plus aria-hidden size={16} />
      {newTitle(noun)}
    </LinkButton>
  );
}
