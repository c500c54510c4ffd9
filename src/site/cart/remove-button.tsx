import { Trash2 } from 'lucide-react';

/** Takes an entry out of the cart. `useRemoval` finds these buttons, to keep the focus in the list. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      data-remove
      onClick={onRemove}
      aria-label={`Remover ${name}`}
      className="-mt-2.5 -mr-3 grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-lilac hover:text-danger"
    >
      <Trash2 aria-hidden size={18} />
    </button>
  );
}
