import { ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';

/** Part of the row's width that one press moves by. The rest keeps a known button in sight. */
const STEP = 0.75;

/**
 * Shows that the row before it continues, and scrolls it on; at its end, back to its start. For pointers only: the focus
 * of a keyboard scrolls the row by itself.
 */
export function ScrollButton({ row }: { row: RefObject<HTMLElement | null> }) {
  function scroll() {
    const { current } = row;
    if (!current) return;
    const isAtEnd = !current.dataset.more?.includes('end');
    current.scrollTo({ left: isAtEnd ? 0 : current.scrollLeft + current.clientWidth * STEP });
  }

  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      title="Mais botões"
      // Keeps the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={scroll}
      className="hidden w-9 shrink-0 place-items-center self-stretch border-l border-line text-muted hover:bg-sunken max-sm:grid short:grid peer-data-[more=start]:*:rotate-180 peer-[[data-more='']]:hidden"
    >
      <ChevronRight size={17} />
    </button>
  );
}
