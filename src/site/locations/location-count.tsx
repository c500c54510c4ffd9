import { grouped } from '../../shared/number-text';
import { digitsMissing } from '../../shared/postal-code';

type Props = {
  count: number | null;
  busca: string;
  uf: string;
  /** Whether the search narrowed the list: then digits are a number of an address. */
  isFound?: boolean | undefined;
};

/**
 * The number of locations, or an ellipsis while loading. What was asked for is only heard: the same number for another search
 * would not be announced. The beginning of a postal code asks for nothing yet.
 */
export function LocationCount({ count, busca, uf, isFound }: Props) {
  const missing = count === null || isFound ? 0 : digitsMissing(busca);
  return (
    <p role="status" className="font-medium text-ink">
      {missing ? `CEP incompleto: faltam ${missing} números` : unitsOf(count)}
      <span className="sr-only">
        {busca && !missing && ` para “${busca}”`}
        {uf && !missing && ` em ${uf}`}
      </span>
    </p>
  );
}

function unitsOf(count: number | null): string {
  return count === 1 ? '1 unidade' : `${count === null ? '…' : grouped(count)} unidades`;
}
