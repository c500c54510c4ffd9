/** Text, all other fields, and the preview. */
export type Pane = 'text' | 'details' | 'preview';

const PANES: { pane: Pane; label: string; className?: string }[] = [
  { pane: 'text', label: 'Escrever' },
  { pane: 'details', label: 'Detalhes' },
  { pane: 'preview', label: 'Prévia', className: 'lg:hidden' },
];

type Props = { pane: Pane; onChange: (pane: Pane) => void };

/** Selects a pane, where there is no room for all. */
export function PaneSwitch({ pane, onChange }: Props) {
  return (
    <div role="group" aria-label="O que mostrar" className="flex rounded-lg bg-sunken p-0.5 xl:hidden">
      {PANES.map((option) => (
        <button
          key={option.pane}
          type="button"
          aria-pressed={option.pane === pane}
          onClick={() => onChange(option.pane)}
          className={`min-h-9 rounded-md px-3 text-sm font-medium aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card ${option.className ?? ''}`}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** Returns the classes of `pane` while `chosen` is selected. Wide windows show all, medium ones also the preview. */
export function paneClass(pane: Pane, chosen: Pane): string {
  if (pane === chosen) return '';
  if (pane === 'preview') return 'max-lg:hidden';
  return pane === 'text' && chosen === 'preview' ? 'max-lg:hidden' : 'max-xl:hidden';
}
