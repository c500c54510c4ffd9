import { NotebookPen } from 'lucide-react';
import { type FormNoun, nouns } from '../../shared/nouns';
import { newTitle } from '../../shared/titles';
import { useBegun } from '../form/use-begun';
import { LinkButton } from '../parts/button';

/** Shows above a list that this browser keeps an unsaved new record, with the link that continues it. */
export function Begun({ noun }: { noun: FormNoun }) {
  const [begun] = useBegun([noun]);
  if (!begun) return null;
  const title = newTitle(noun);
  return (
    <div className="mb-4 flex items-center gap-3 rounded-card bg-lilac px-4 py-2.5">
      <NotebookPen aria-hidden size={18} className="shrink-0 text-primary-deep max-sm:hidden" />
      <p className="min-w-0 flex-1 font-medium text-ink">Você tem um texto não salvo em {title}.</p>
      <LinkButton to={nouns[noun].creation}>
        Continuar<span className="sr-only"> em {title}</span>
      </LinkButton>
    </div>
  );
}
