import { KeyRound, LogOut, Users } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../shared/format';
import type { Filters } from '../../shared/panel-lists';
import { roleLabels } from '../../shared/permissions';
import type { UserRow } from '../../shared/user';
import { ListRows } from '../lists/list-rows';
import { users } from '../lists/lists';
import { usePanelList } from '../lists/use-panel-list';
import { Badge } from '../parts/badge';
import { Button } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { Pager } from '../parts/pager';
import { SkeletonRows } from '../parts/skeleton';
import { type Column, Table } from '../parts/table';
import { useUser } from '../session/guard';
import { EndSessions } from './end-sessions';
import { Roles } from './roles';

type Asked = { what: 'roles' | 'sessions'; user: UserRow };

const NOBODY = <EmptyState icon={Users} text="Ninguém encontrado. Tente outras palavras." />;

export function People({ filters }: { filters: Filters<'users'> }) {
  const list = usePanelList(users(filters));
  const [asked, setAsked] = useState<Asked | null>(null);
  const me = useUser();

  const columns: Column<UserRow>[] = [
    {
      title: 'Pessoa',
      role: 'lead',
      cell: ({ id, name, email }) => (
        <div className="min-w-0">
          <p className="font-medium text-ink">
            {name} {id === me.id && <Badge>Você</Badge>}
          </p>
          <p className="text-sm break-all text-muted">{email}</p>
        </div>
      ),
    },
    { title: 'Papel', cell: ({ roles }) => <RoleBadges roles={roles} /> },
    { title: 'Situação', cell: (user) => <StateBadge user={user} /> },
    {
      title: 'Última visita',
      cell: ({ lastSeenAt }) => <span className="text-sm">{lastSeenAt ? formatMoment(lastSeenAt) : 'Nunca'}</span>,
    },
    { title: 'Sessões abertas', cell: ({ openSessions }) => <span className="tabular-nums">{openSessions}</span> },
    {
      title: 'Ações',
      role: 'actions',
      cell: (user) => (
        <>
          <Button look="ghost" aria-label={`Papéis de ${user.name}`} onClick={() => setAsked({ what: 'roles', user })}>
            <KeyRound aria-hidden size={15} />
            Papéis
          </Button>
          {user.openSessions > 0 && (
            <Button
              look="ghost"
              aria-label={`Encerrar sessões de ${user.name}`}
              onClick={() => setAsked({ what: 'sessions', user })}
            >
              <LogOut aria-hidden size={15} />
              Encerrar sessões
            </Button>
          )}
        </>
      ),
    },
  ];

  return (
    <>
      <ListRows list={list} loading={<SkeletonRows text="Carregando usuários..." />} empty={NOBODY}>
        {(rows) => (
          <>
            <Table caption="Usuários" columns={columns} rows={rows} keyOf={({ id }) => id} />
            <Pager list={list} shown={rows.length} />
          </>
        )}
      </ListRows>
      {asked?.what === 'roles' && <Roles user={asked.user} onClose={() => setAsked(null)} />}
      {asked?.what === 'sessions' && <EndSessions user={asked.user} onClose={() => setAsked(null)} />}
    </>
  );
}

function RoleBadges({ roles }: Pick<UserRow, 'roles'>) {
  if (roles.length === 0) return <span className="text-sm text-muted">Cliente</span>;
  return (
    <span className="flex flex-wrap gap-1">
      {roles.map((role) => (
        <Badge key={role} tone="accent">
          {roleLabels[role]}
        </Badge>
      ))}
    </span>
  );
}

function StateBadge({ user: { confirmed, invited } }: { user: UserRow }) {
  if (confirmed) return <Badge tone="success">Confirmada</Badge>;
  return <Badge tone="warning">{invited ? 'Convite enviado' : 'Não confirmada'}</Badge>;
}
