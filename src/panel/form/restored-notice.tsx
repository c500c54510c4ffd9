import { History } from 'lucide-react';
import { Button } from '../parts/button';

/** Says that the fields hold more than the record does. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-warning-soft px-4 py-2.5 text-warning"
    >
      <History aria-hidden size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 font-medium">Recuperamos um rascunho não salvo</p>
      <Button onClick={onDiscard}>Descartar rascunho</Button>
    </div>
  );
}
