import { Users } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '../../shared/format';
import type { Filters } from '../../shared/panel-lists';
import { can } from '../../shared/permissions';
import { roleLabels } from '../../shared/roles';
import type { UserRow } from '../../shared/user';
import { ListRows } from '../lists/list-rows';
import { users } from '../lists/lists';
import { usePanelList } from '../lists/use-panel-list';
import { WholeListLink } from '../lists/whole-list-link';
import { Badge } from '../parts/badge';
import { EmptyState } from '../parts/empty-state';
import { Pager } from '../parts/pager';
import { SkeletonRows } from '../parts/skeleton';
import { type Column, Table } from '../parts/table';
import { useUser } from '../session/guard';
import { accountActs } from './account-acts';
import { AccountDialog } from './account-dialog';
import type { QuestionName } from './account-questions';
import { PersonActions } from './person-actions';
import { Roles } from './roles';

type Asked = { what: 'roles' | QuestionName; user: UserRow };

const NOBODY = (
  <EmptyState icon={Users} text="Ninguém encontrado. Tente outras palavras.">
    <WholeListLink noun="users">Ver todas as pessoas</WholeListLink>
  </EmptyState>
);

export function People({ filters }: { filters: Filters<'users'> }) {
  const list = usePanelList(users(filters));
  const [asked, setAsked] = useState<Asked | null>(null);
  const me = useUser();
  const { activate, inviteAgain } = accountActs(list);

  const columns: Column<UserRow>[] = [
    {
      title: 'Pessoa',
      role: 'lead',
      cell: ({ id, name, email }) => (
        <div className="min-w-0 md:min-w-40">
          <p className="font-medium text-ink">
            {name} {id === me.id && <Badge>Você</Badge>}
          </p>
          <p className="text-sm break-all text-muted">{email}</p>
        </div>
      ),
    },
    { title: 'Papel', brief: true, cell: ({ roles }) => <RoleBadges roles={roles} /> },
    {
      title: 'Status',
      brief: true,
      className: 'md:whitespace-nowrap',
      cell: (user) => (
        <span className="flex flex-wrap gap-1">
          <StateBadge user={user} />
          {user.twoSteps && <Badge tone="accent">Duas etapas</Badge>}
        </span>
      ),
    },
    { title: 'Último acesso', brief: true, cell: (user) => <LastVisit user={user} /> },
    {
      title: 'Ações',
      role: 'actions',
      className: 'max-md:basis-full',
      cell: (user) => (
        <PersonActions
          user={user}
          isMe={user.id === me.id}
          isSpared={user.id !== me.id && user.roles.includes('admin') && !can(me, 'administrators')}
          busy={list.isBusy(user)}
          onRoles={() => setAsked({ what: 'roles', user })}
          onAsk={(what) => setAsked({ what, user })}
          onActivate={() => void activate(user)}
          onInviteAgain={() => void inviteAgain(user)}
        />
      ),
    },
  ];

  return (
    <>
      <ListRows list={list} loading={<SkeletonRows text="Carregando usuários..." />} empty={NOBODY}>
        {(rows) => (
          <>
            <Table
              caption="Usuários"
              columns={columns}
              rows={rows}
              keyOf={({ id }) => id}
              isMuted={({ active }) => !active}
            />
            <Pager list={list} shown={rows.length} />
          </>
        )}
      </ListRows>
      {asked?.what === 'roles' && <Roles user={asked.user} onClose={() => setAsked(null)} />}
      {asked && asked.what !== 'roles' && (
        <AccountDialog name={asked.what} user={asked.user} list={list} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

function LastVisit({ user: { lastSeenAt, openSessions } }: { user: UserRow }) {
  // Phones show no header of the column.
  if (!lastSeenAt) {
    return (
      <span className="text-sm">
        Nunca<span className="md:hidden"> entrou</span>
      </span>
    );
  }
  const sessions = openSessions === 1 ? '1 sessão aberta' : `${openSessions} sessões abertas`;
  return (
    <div className="text-sm max-md:flex max-md:flex-wrap max-md:gap-x-2 md:whitespace-nowrap">
      <p>
        <span className="md:hidden">Entrou em </span>
        {formatMoment(lastSeenAt)}
      </p>
      {openSessions > 0 && <p className="text-muted">{sessions}</p>}
    </div>
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

function StateBadge({ user: { active, confirmed, invited, invitedUntil } }: { user: UserRow }) {
  if (!active) return <Badge tone="danger">Desativada</Badge>;
  if (confirmed) return <Badge tone="success">Confirmada</Badge>;
  if (!invited) return <Badge tone="warning">Não confirmada</Badge>;
  const isOpen = invitedUntil !== null && Date.parse(invitedUntil) > Date.now();
  return isOpen ? <Badge tone="accent">Convite enviado</Badge> : <Badge tone="warning">Convite vencido</Badge>;
}
