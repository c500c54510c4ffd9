import { toast } from '../../lib/toast';
import type { UserRow } from '../../shared/user';
import { api } from '../api';
import { refresh } from '../lists/rows';
import type { usePanelList } from '../lists/use-panel-list';

type People = Pick<ReturnType<typeof usePanelList<UserRow>>, 'write'>;

/** Returns the actions on an account that need no confirmation, because they remove nothing. */
export function accountActs({ write }: People) {
  function activate(user: UserRow) {
    return write(user, {
      send: () => api.panel.users[':id'].active.$put({ param: { id: user.id }, json: { active: true } }),
      failure: 'Não foi possível ativar',
      done: () => {
        toast({ title: 'Conta ativada', description: `${user.name} já pode entrar com a senha de sempre.` });
        refresh('users');
      },
    });
  }

  function inviteAgain(user: UserRow) {
    return write(user, {
      send: () => api.panel.users[':id'].invitation.$post({ param: { id: user.id } }),
      failure: 'Não foi possível reenviar',
      done: () => {
        const description = `O novo link para ${user.email} vale por 24 horas. O anterior não vale mais.`;
        toast({ title: 'Convite reenviado', description });
        refresh('users');
      },
    });
  }

  return { activate, inviteAgain };
}
