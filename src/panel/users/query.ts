import { ROLES } from '../../shared/permissions';

/** The filter by role as the address has it; `clientes` are those without one. */
export const ROLE_FILTERS = [...ROLES, 'clientes'] as const;

/** What the list is asked, by what the address says. */
export function queryOf(params: URLSearchParams) {
  const role = ROLE_FILTERS.find((known) => known === params.get('papel'));
  return {
    search: params.get('busca') || undefined,
    role: role === 'clientes' ? ('customer' as const) : role,
    id: params.get('pessoa') || undefined,
  };
}
export type UsersQuery = ReturnType<typeof queryOf>;
