import { grouped } from '../../shared/number-text';

type Props = { count: number | null; busca: string; uf: string };

/**
 * The number of locations, or an ellipsis while loading. What was asked for is only heard: the same number for another search
 * would not be announced.
 */
export function LocationCount({ count, busca, uf }: Props) {
  return (
    <p role="status" className="font-medium text-ink">
      {count === 1 ? '1 unidade' : `${count === null ? '…' : grouped(count)} unidades`}
      <span className="sr-only">
        {busca && ` para “${busca}”`}
        {uf && ` em ${uf}`}
      </span>
    </p>
  );
}
