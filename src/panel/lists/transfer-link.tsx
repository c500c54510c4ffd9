import { Database } from 'lucide-react';
import { can } from '../../shared/permissions';
import { isTabular, type Tabular } from '../../shared/sheet/columns';
import { LinkButton } from '../parts/button';
import { useUser } from '../session/guard';

const TRANSFER = '/painel/configuracoes/dados';

/** From a list to where its rows leave and come back as a spreadsheet, for those who may. */
export function TransferLink({ noun }: { noun: Tabular }) {
  if (!can(useUser(), 'transfer')) return null;
  return (
    <LinkButton to={`${TRANSFER}?lista=${noun}`}>
      <Database aria-hidden size={16} />
      Exportar e importar
    </LinkButton>
  );
}

/** The list that one came from, by the address of the screen. */
export function listOfTransfer(params: URLSearchParams): Tabular | undefined {
  const noun = params.get('lista') ?? '';
  return isTabular(noun) ? noun : undefined;
}
