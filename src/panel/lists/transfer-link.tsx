import { Database } from 'lucide-react';
import { can } from '../../shared/permissions';
import { isTabular, type Tabular } from '../../shared/sheet/columns';
import { LinkButton } from '../parts/button';
import { useUser } from '../session/guard';

/** Address of the screen for export and import as spreadsheets. */
export const TRANSFER = '/painel/configuracoes/dados';

/** Returns that address for one list. */
export const transferOf = (noun: Tabular) => `${TRANSFER}?lista=${noun}`;

/** Links to that screen, for users with the permission. Shows its icon alone in a narrow bar and on phones. */
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

/** Returns the list that the user came from, from the screen's address. */
export function listOfTransfer(params: URLSearchParams): Tabular | undefined {
  const noun = params.get('lista') ?? '';
  return isTabular(noun) ? noun : undefined;
}
