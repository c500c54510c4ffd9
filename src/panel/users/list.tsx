import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { listAddress, readFilters } from '../../shared/panel-lists';
import { api } from '../api';
import { Button, LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Loaded } from '../parts/loaded';
import { PageHeader } from '../parts/page-header';
import { SearchField } from '../parts/search-field';
import { SkeletonRows } from '../parts/skeleton';
import { orTold, Unread } from '../parts/unread';
import { Invitation } from './invitation';
import { People } from './people';
import { RoleFilter } from './role-filter';

export function loader({ request }: LoaderFunctionArgs) {
  const query = readFilters('users', new URL(request.url).searchParams);
  return { query, page: orTold(unwrap(api.panel.users.$get({ query })), 'Erro ao carregar usuários') };
}

export function Component() {
  const { query, page } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [isInviting, setInviting] = useState(false);
  return (
    <>
      <PageHeader title="Usuários" text="Quem tem conta no site e quem pode abrir este painel.">
        <Button look="primary" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden size={16} />
          Convidar pessoa
        </Button>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField label="Buscar por nome ou e-mail" />
        <RoleFilter />
        {query.id && <LinkButton to={listAddress('users')}>Ver todas as pessoas</LinkButton>}
      </div>
      <Loaded of={page} loading={<SkeletonRows text="Carregando usuários..." />}>
        {(first) => {
          if (!first) return <Unread />;
          if (first.rows.length === 0)
            return <EmptyState icon={Users} text="Ninguém encontrado. Tente outras palavras." />;
          return (
            <People
              key={JSON.stringify([query, first.rows.map(({ id }) => id)])}
              first={first}
              query={query}
              onChanged={revalidate}
            />
          );
        }}
      </Loaded>
      {isInviting && <Invitation onClose={() => setInviting(false)} onInvited={revalidate} />}
    </>
  );
}
