import { grouped } from '../../shared/number-text';
/** The number of locations, or an ellipsis while loading. */
export function LocationCount({ count }: { count: number | null }) {
  return (
    <p role="status" className="font-medium text-ink">
      {count === 1 ? '1 unidade' : `${count === null ? '…' : grouped(count)} unidades`}
    </p>
  );
}
