import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ListFilter } from '../../shared/panel-lists';
import { Button } from './button';
import { useFilters } from './use-filters';

type Props = {
  of: ListFilter[];
  /** Search field of the list, always visible. */
  search: ReactNode;
  children: ReactNode;
};

/** Folds a list's filters on phones, behind a button that counts the active ones. */
export function FoldedFilters({ of, search, children }: Props) {
  const { params } = useFilters();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const held = of.filter(({ param }) => params.get(param)).length;
  return (
    <>
      {/* Shrinks a little if that keeps all in one row. On tablets, many filters have a row of their own below it. */}
      <div
        className={`min-w-0 flex-1 max-sm:basis-44 sm:basis-48 ${of.length > 2 ? 'sm:max-lg:basis-full lg:max-w-72' : 'sm:max-w-72'}`}
      >
        {search}
      </div>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)} className="sm:hidden">
        <SlidersHorizontal aria-hidden size={16} />
        {held > 0 ? `Filtros (${held})` : 'Filtros'}
      </Button>
      <div id={id} className={isOpen ? 'flex basis-full flex-wrap gap-2 sm:contents' : 'contents max-sm:hidden'}>
        {children}
      </div>
    </>
  );
}
