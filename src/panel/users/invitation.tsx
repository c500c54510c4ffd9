import { type SubmitEvent, useState } from 'react';
import { fieldsOf, outcome } from '../../lib/answer';
import { toast } from '../../lib/toast';
import { can } from '../../shared/permissions';
import { ROLES, type Role, roleLabels } from '../../shared/roles';
import { problemsOf } from '../../shared/typed/problems';
import { type InvitationMail, invitationInput, type UserRow } from '../../shared/user';
import { Field } from '../../ui/field';
import { api } from '../api';
import { refresh } from '../lists/rows';
import { Button } from '../parts/button';
import { ChoiceCard } from '../parts/choice-card';
import { Dialog, DialogActions } from '../parts/dialog';
import { useUser } from '../session/guard';
import { duties } from './duties';

export function Invitation({ onClose }: { onClose: () => void }) {
  const me = useUser();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const [role, setRole] = useState<Role>('editor');

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const json = { name: String(fields.get('name')), email: String(fields.get('email')), role };
    const problems = problemsOf(invitationInput, json);
    setErrors({ ...problems, ...(problems.name && { name: 'Informe o nome da pessoa.' }) });
    const first = Object.keys(json).find((field) => problems[field]);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setBusy(true);
    const answer = await outcome(api.panel.users.invitations.$post({ json }));
    setBusy(false);
    if (!answer.ok) {
      setErrors(fieldsOf(answer.failure));
      toast({ title: 'Não foi possível convidar', description: answer.failure.message, destructive: true });
      return;
    }
    toast(doneOf({ ...answer.body, role }));
    refresh('users');
    onClose();
  }

  return (
    <Dialog title="Convidar pessoa" onClose={onClose}>
      <p className="mt-1.5">
        Ela recebe um e-mail com um link para escolher a senha. Quem já tem conta só ganha o papel, e o e-mail avisa.
      </p>
      <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-3">
        <Field label="Nome" name="name" autoComplete="off" required autoFocus error={errors.name} />
        <Field label="E-mail" type="email" name="email" autoComplete="off" required error={errors.email} />
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-medium text-ink">Papel</legend>
          {ROLES.filter((each) => each !== 'admin' || can(me, 'administrators')).map((each) => (
            <ChoiceCard
              key={each}
              name="role"
              label={roleLabels[each]}
              hint={duties[each]}
              checked={role === each}
              onChoose={() => setRole(each)}
            />
          ))}
        </fieldset>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? 'Enviando...' : 'Enviar convite'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Done = { user: UserRow; sent: InvitationMail; role: Role };

/** Returns what the invitation has done, in words. */
function doneOf({ user: { name, email }, sent, role }: Done) {
  switch (sent) {
    case 'invitation':
      return { title: 'Convite enviado', description: `O link para ${email} vale por 24 horas.` };
    case 'role':
      return {
        title: 'Papel concedido',
        description: `${name} já tem conta e agora tem o papel ${roleLabels[role]}. O aviso foi para ${email}.`,
      };
    case null:
      return {
        title: 'Nada mudou',
        description: `${name} já tem conta e o papel ${roleLabels[role]}.`,
        neutral: true,
      };
  }
}
