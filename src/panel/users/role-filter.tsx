import { lists } from '../../shared/panel-lists';
import { roleLabels } from '../../shared/roles';
import { choicesOf, Filter } from '../parts/filter';
import { FoldedFilters } from '../parts/folded-filters';
import { SearchField } from '../parts/search-field';

const { role, mail } = lists.users.filters;
const ROLES = choicesOf(role, { ...roleLabels, customer: 'Clientes' });
const MAIL = choicesOf(mail, { failed: 'E-mail não entregue' });

export function RoleFilter() {
  return (
    <FoldedFilters of={[role, mail]} search={<SearchField label="Buscar por nome ou e-mail" />}>
      <Filter of={role} label="Papel" all="Todas as contas" options={ROLES} />
      <Filter of={mail} label="E-mails" all="Todos os e-mails" options={MAIL} />
    </FoldedFilters>
  );
}
