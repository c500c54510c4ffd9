import { PRODUCTS_AT_ONCE } from '../../shared/product';
import { Button } from '../parts/button';

type Props = {
  /** Rows in sight, and those chosen. */
  shown: number;
  chosen: number;
  busy: boolean;
  onChooseAll: (all: boolean) => void;
  onSwitch: (active: boolean) => void;
};

/** Chooses all rows in sight, and switches the chosen ones at once: with any chosen it stays in sight. */
export function BulkBar({ shown, chosen, busy, onChooseAll, onSwitch }: Props) {
  const tooMany = chosen > PRODUCTS_AT_ONCE;
  return (
    <div
      className={`mb-3 flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-1 ${chosen > 0 ? 'panel-card sticky top-0 z-20 shadow-lift' : 'border border-transparent max-md:px-0'}`}
    >
      <label className="flex min-h-8.5 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={chosen === shown}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < shown;
          }}
          onChange={(event) => onChooseAll(event.target.checked)}
          className="size-4.5 accent-primary"
        />
        Selecionar todos
      </label>
      <p role="status" className="text-sm font-medium text-ink">
        {chosen > 0 && (chosen === 1 ? '1 selecionado' : `${chosen} selecionados`)}
        {tooMany && `: escolha até ${PRODUCTS_AT_ONCE} por vez`}
      </p>
      {chosen > 0 && (
        <span className="flex gap-2">
          <Button disabled={busy || tooMany} onClick={() => onSwitch(true)}>
            Ativar
          </Button>
          <Button disabled={busy || tooMany} onClick={() => onSwitch(false)}>
            Desativar
          </Button>
        </span>
      )}
    </div>
  );
}
