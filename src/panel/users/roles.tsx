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

/** Edits a person's roles. A role is granted at once, but the highest, and every removal, after a confirmation. */
export function Roles({ user, onClose }: Props) {
  const me = useUser();
  const [held, setHeld] = useState(user.roles);
  const [busy, setBusy] = useState(false);
  /** The change that waits for its confirmation. */
  const [asked, setAsked] = useState<{ role: Role; isGranted: boolean } | null>(null);

  async function change(role: Role, isGranted: boolean) {
    const route = api.panel.users[':id'].roles[':role'];
    const call = { param: { id: user.id, role } };
    setBusy(true);
    const answer = isGranted ? await outcome(route.$put(call)) : await outcome(route.$delete(call));
    setBusy(false);
    setAsked(null);
    if (!answer.ok) {
      toast({ title: 'Não foi possível mudar o papel', description: answer.failure.message, destructive: true });
      return;
    }
    const signsInAgain = isGranted && held.length === 0;
    setHeld(answer.body.user?.roles ?? []);
    toast({
      title: isGranted ? 'Papel concedido' : 'Papel retirado',
      description: `${roleLabels[role]}: ${user.name}${signsInAgain ? ', que precisa entrar de novo.' : ''}`,
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
            onChange={(isGranted) => {
              if (isGranted && role !== 'admin') void change(role, true);
              else setAsked({ role, isGranted });
            }}
          />
        ))}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
      {asked && (
        <ConfirmDialog
          {...questionOf(asked, user, held)}
          busy={busy}
          onConfirm={() => void change(asked.role, asked.isGranted)}
          onCancel={() => setAsked(null)}
        />
      )}
    </Dialog>
  );
}

function questionOf({ role, isGranted }: { role: Role; isGranted: boolean }, user: UserRow, held: Role[]) {
  if (isGranted) {
    return {
      title: `Conceder o papel ${roleLabels[role]}?`,
      text: `${user.name} passa a poder tudo no painel, inclusive mudar papéis e excluir contas.`,
      confirm: 'Conceder papel',
    };
  }
  const left = held.filter((one) => one !== role);
  return { title: `Retirar o papel ${roleLabels[role]}?`, text: consequence(user, left), confirm: 'Retirar papel' };
}

function consequence({ name, invited, confirmed }: UserRow, left: Role[]): string {
  if (left.length > 0) return `${name} continua com acesso ao painel: ${rolesText(left)}.`;
  if (invited && !confirmed) return `O convite de ${name} perde a validade, e os dados dessa pessoa são apagados.`;
  return `${name} perde o acesso ao painel na mesma hora. A conta de cliente continua.`;
}
