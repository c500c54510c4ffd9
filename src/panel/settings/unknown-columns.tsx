import { listed } from '../../shared/listed';
import type { Tabular } from '../../shared/sheet/columns';
import { type FileFormat, knownColumns, type UnknownColumn } from '../../shared/sheet/near-column';
import { Button } from '../parts/button';

export type Unknown = { format: FileFormat; columns: UnknownColumn[] };
type Props = Unknown & { noun: Tabular; busy: boolean; onIgnore: () => void };

/** Words for one column and for several. */
const WORDS = {
  csv: {
    one: { ignore: 'Ignorar esta coluna', inside: 'nela', ignored: 'Coluna ignorada' },
    many: { ignore: 'Ignorar estas colunas', inside: 'nelas', ignored: 'Colunas ignoradas' },
  },
  json: {
    one: { ignore: 'Ignorar este campo', inside: 'nele', ignored: 'Campo ignorado' },
    many: { ignore: 'Ignorar estes campos', inside: 'neles', ignored: 'Campos ignorados' },
  },
};
const wordsFor = (format: FileFormat, { length }: object[] | string[]) => WORDS[format][length > 1 ? 'many' : 'one'];

/** Offers to import a file without the columns that no field has. Names the nearest ones, and all that a file may have. */
export function UnknownColumns({ noun, format, columns, busy, onIgnore }: Props) {
  const words = wordsFor(format, columns);
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-4 text-sm wrap-anywhere">
      <ul className="grid gap-1">
        {columns.map((column) => (
          <li key={column.title}>
            <strong className="font-medium text-ink">“{column.title}”</strong> <Nearest {...column} />
          </li>
        ))}
      </ul>
      <p className="max-w-[56ch] text-muted">Conhecemos {listed(knownColumns(noun, format))}.</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button busy={busy} onClick={onIgnore}>
          {words.ignore}
        </Button>
        <p className="text-muted">O que há {words.inside} não será importado. O resto você confere antes.</p>
      </div>
    </div>
  );
}

function Nearest({ near, isPart }: UnknownColumn) {
  if (!near) return 'não se parece com nada que conhecemos.';
  const known = <strong className="font-medium text-ink">“{near}”</strong>;
  return isPart ? (
    <>faz parte de {known}. Junte os dois no arquivo e escolha-o de novo.</>
  ) : (
    <>se parece com {known}. Se for isso, mude o nome no arquivo e escolha-o de novo.</>
  );
}

/** Names the columns that an import leaves out. */
export function IgnoredColumns({ format, ignored }: { format: FileFormat; ignored: string[] }) {
  if (ignored.length === 0) return null;
  return (
    <p className="mt-2 text-sm wrap-anywhere">
      <strong className="font-medium text-ink">{wordsFor(format, ignored).ignored}:</strong>{' '}
      {listed(ignored.map((title) => `“${title}”`))}.
    </p>
  );
}
