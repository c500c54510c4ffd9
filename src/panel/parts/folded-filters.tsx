import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { ListFilter } from '../../shared/panel-lists';
import { Button } from './button';
import { useFilters } from './use-filters';

/** What narrows a list besides its search: on phones behind a button, which tells how many of them hold. */
export function FoldedFilters({ of, children }: { of: ListFilter[]; children: ReactNode }) {
  const { params } = useFilters();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const held = of.filter(({ param }) => params.get(param)).length;
  return (
    <>
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
