import { useState } from 'react';
import { outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { can } from '../../shared/permissions';
import { ROLES, type Role, roleLabels, rolesText } from '../../shared/roles';
import type { UserRow } from '../../shared/user';
import { api } from '../api';
import { refresh } from '../lists/rows';
import { Button } from '../parts/button';
import { ConfirmDialog, Dialog, DialogActions } from '../parts/dialog';
import { Switch } from '../parts/switch';
import { useUser } from '../session/guard';
import { duties } from './duties';

type Props = { user: UserRow; onClose: () => void };

/** Edits a person's roles. A role is granted at once, except the highest, which asks for confirmation, as a removal does. */
export function Roles({ user, onClose }: Props) {
  const me = useUser();
  const [held, setHeld] = useState(user.roles);
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState<Role | null>(null);
  const [isPromoting, setPromoting] = useState(false);

  async function change(role: Role, isGranted: boolean) {
    const route = api.panel.users[':id'].roles[':role'];
    const call = { param: { id: user.id, role } };
    setBusy(true);
    const answer = isGranted ? await outcome(route.$put(call)) : await outcome(route.$delete(call));
    setBusy(false);
    setLeaving(null);
    setPromoting(false);
    if (!answer.ok) {
      toast({ title: 'Não foi possível mudar o papel', description: answer.failure.message, destructive: true });
      return;
    }
    setHeld(answer.body.user?.roles ?? []);
    toast({
      title: isGranted ? 'Papel concedido' : 'Papel retirado',
      description: `${roleLabels[role]}: ${user.name}`,
    });
    refresh('users');
    if (!answer.body.user) onClose();
  }

  return (
    <Dialog title={`Papéis de ${user.name}`} onClose={onClose}>
      <p className="mt-1.5 text-sm break-all text-muted">{user.email}</p>
      <p className="mt-1.5 text-sm">Os papéis se somam: para reduzir o acesso, desligue o maior.</p>
      <div className="mt-4 grid gap-4">
        {ROLES.map((role) => (
          <Switch
            key={role}
            label={roleLabels[role]}
            hint={duties[role]}
            checked={held.includes(role)}
            busy={busy}
            disabled={role === 'admin' && !can(me, 'administrators')}
            onChange={(isOn) => {
              if (!isOn) setLeaving(role);
              else if (role === 'admin') setPromoting(true);
              else void change(role, true);
            }}
          />
        ))}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
      {isPromoting && (
        <ConfirmDialog
          title={`Conceder o papel ${roleLabels.admin}?`}
          text={`${user.name} passa a poder tudo no painel, também mudar papéis e excluir contas.`}
          confirm="Conceder papel"
          busy={busy}
          onConfirm={() => void change('admin', true)}
          onCancel={() => setPromoting(false)}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={`Retirar o papel ${roleLabels[leaving]}?`}
          text={consequence(
            user,
            held.filter((role) => role !== leaving),
          )}
          confirm="Retirar papel"
          busy={busy}
          onConfirm={() => void change(leaving, false)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Dialog>
  );
}

function consequence({ name, invited, confirmed }: UserRow, left: Role[]): string {
  if (left.length > 0) return `${name} continua com acesso ao painel: ${rolesText(left)}.`;
  if (invited && !confirmed) return `O convite de ${name} perde a validade, e os dados dessa pessoa são apagados.`;
  return `${name} perde o acesso ao painel na mesma hora. A conta de cliente continua.`;
}
