export type Pane = 'fields' | 'preview';

const PANES: { pane: Pane; label: string }[] = [
  { pane: 'fields', label: 'Escrever' },
  { pane: 'preview', label: 'Prévia' },
];

/** On narrow screens the fields and the article take turns. */
export function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  return (
    <div role="group" aria-label="O que mostrar" className="flex rounded-lg bg-sunken p-0.5 lg:hidden">
      {PANES.map((option) => (
        <button
          key={option.pane}
          type="button"
          aria-pressed={option.pane === pane}
          onClick={() => onChange(option.pane)}
          className="min-h-9 rounded-md px-3 text-sm font-medium aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card"
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
