import { Database } from 'lucide-react';
import { can } from '../../shared/permissions';
import { isTabular, type Tabular } from '../../shared/sheet/columns';
import { LinkButton } from '../parts/button';
import { useUser } from '../session/guard';

/** The screen where data leave and come back as spreadsheets. */
export const TRANSFER = '/painel/configuracoes/dados';

/** The same, for what is of one list. */
export const transferOf = (noun: Tabular) => `${TRANSFER}?lista=${noun}`;

/** The way there, for those who may go it; from a list to what is of that list. In a narrow bar, and on phones, it is its sign alone. */
export function TransferLink({ noun, inBar = false }: { noun?: Tabular; inBar?: boolean }) {
  if (!can(useUser(), 'transfer')) return null;
  return (
    <LinkButton
      to={noun ? transferOf(noun) : TRANSFER}
      title="Exportar e importar"
      className={inBar ? '@max-3xl:aspect-square @max-3xl:px-0' : 'max-sm:aspect-square max-sm:px-0'}
    >
      <Database aria-hidden size={16} />
      <span className={inBar ? '@max-3xl:sr-only' : 'max-sm:sr-only'}>Exportar e importar</span>
    </LinkButton>
  );
}

/** The list that one came from, by the address of the screen. */
export function listOfTransfer(params: URLSearchParams): Tabular | undefined {
  const noun = params.get('lista') ?? '';
  return isTabular(noun) ? noun : undefined;
}
