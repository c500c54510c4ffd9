import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listAddress, readFilters } from '../../shared/panel-lists';
import { Button, LinkButton } from '../parts/button';
import { PageHeader } from '../parts/page-header';
import { Invitation } from './invitation';
import { People } from './people';
import { RoleFilter } from './role-filter';

export function Component() {
  const [params] = useSearchParams();
  const filters = readFilters('users', params);
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader isList title="Usuários" text="Quem tem conta no site e quem pode abrir este painel.">
        <Button look="primary" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden size={16} />
          Convidar pessoa
        </Button>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <RoleFilter />
        {filters.id && <LinkButton to={listAddress('users')}>Ver todas as pessoas</LinkButton>}
      </div>
      <People filters={filters} />
      {isInviting && <Invitation onClose={() => setInviting(false)} />}
    </>
  );
}
