import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { shortcut } from '../layout/use-shortcuts';
import { Button, LinkButton } from '../parts/button';

type Props = {
  submit: string;
  saving: boolean;
  dirty: boolean;
  /** What is typed is kept until it is published: one may leave it and come back. */
  kept: boolean;
  savedAt: Date | null;
  cancelTo: string | undefined;
  /** What else can be done with the record. */
  children?: ReactNode;
  /** What stands above it all. */
  head?: ReactNode;
};

const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' });

/** Stays at the foot of the window: whether there is something to save, and the way to do it. */
export function SaveBar({ submit, saving, dirty, kept, savedAt, cancelTo, children, head }: Props) {
  const isSaved = savedAt !== null && !dirty && !kept;
  return (
    <div className="panel-card @container sticky bottom-3 z-10 mt-5 flex flex-wrap items-center gap-2 p-2.5 shadow-lift">
      {head}
      <p role="status" className="flex min-w-0 flex-1 items-center gap-2 px-1.5 text-sm text-muted">
        {dirty && (
          <>
            <span aria-hidden className="size-2 shrink-0 rounded-full bg-warning" />
            <span className="truncate @max-xs:sr-only">Alterações não salvas</span>
          </>
        )}
        {isSaved && (
          <>
            <Check aria-hidden size={16} className="shrink-0 text-success" />
            <span className="truncate @max-xs:sr-only">Salvo às {TIME.format(savedAt)}</span>
          </>
        )}
      </p>
      {children}
      {cancelTo && <LinkButton to={cancelTo}>{isSaved || kept ? 'Voltar' : 'Cancelar'}</LinkButton>}
      <Button type="submit" look="primary" disabled={saving} aria-keyshortcuts="Control+S Meta+S">
        {saving ? 'Salvando...' : submit}
        <kbd aria-hidden className="kbd hidden border-white/40 sm:block">
          {shortcut('S')}
        </kbd>
      </Button>
    </div>
  );
}
