import { useSearchParams } from 'react-router-dom';
import { roleLabels } from '../../shared/permissions';
import { ROLE_FILTERS } from './query';

export function RoleFilter() {
  const [params, setParams] = useSearchParams();
  return (
    <select
      aria-label="Papel"
      value={params.get('papel') ?? ''}
      className="control my-0 w-full sm:w-52"
      onChange={({ target: { value } }) =>
        setParams(
          (before) => {
            if (value) before.set('papel', value);
            else before.delete('papel');
            return before;
          },
          { preventScrollReset: true },
        )
      }
    >
      <option value="">Todas as contas</option>
      {ROLE_FILTERS.map((role) => (
        <option key={role} value={role}>
          {role === 'clientes' ? 'Clientes' : roleLabels[role]}
        </option>
      ))}
    </select>
  );
}
