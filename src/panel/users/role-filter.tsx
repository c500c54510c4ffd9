import { roleLabels } from '../../shared/permissions';
import { Filter } from '../parts/filter';
import { ROLE_FILTERS } from './query';

const OPTIONS = ROLE_FILTERS.map((role) => ({
  value: role,
  label: role === 'clientes' ? 'Clientes' : roleLabels[role],
}));

export function RoleFilter() {
  return <Filter name="papel" label="Papel" all="Todas as contas" options={OPTIONS} />;
}
