import type { Answer } from '../../lib/answer';
import type { UserRow } from '../../shared/user';
import { api } from '../api';

export type QuestionName = 'sessions' | 'passkeys' | 'withdrawal' | 'deactivation' | 'deletion';

/** Confirmation of an action that takes something from a person, with the call and its messages. */
type Question = {
  title: string;
  text: string;
  confirm: string;
  send: () => Promise<Answer>;
  done: string;
  failure: string;
  /** Whether the account is removed from the list. */
  leaves?: true;
};

const account = api.panel.users[':id'];

export function questionAbout({ id, name }: UserRow, isMe: boolean): Record<QuestionName, Question> {
  const param = { id };
  return {
    sessions: {
      title: `Encerrar as sessões de ${name}?`,
      text: isMe
        ? 'Você continua conectado aqui; os outros aparelhos precisam entrar de novo.'
        : 'Todos os aparelhos dessa pessoa são desconectados e precisam entrar de novo com a senha.',
      confirm: 'Encerrar sessões',
      send: () => account.sessions.$delete({ param }),
      done: 'Sessões encerradas',
      failure: 'Não foi possível encerrar',
    },
    passkeys: {
      title: `Remover as chaves de acesso de ${name}?`,
      text: 'Depois disso, basta a senha para entrar. Todos os aparelhos dessa pessoa são desconectados, e ela é avisada por e-mail. Antes, confirme com ela, por telefone ou pessoalmente, que perdeu a chave e os códigos.',
      confirm: 'Remover chaves',
      send: () => account.passkeys.$delete({ param }),
      done: 'Chaves de acesso removidas',
      failure: 'Não foi possível remover as chaves',
    },
    withdrawal: {
      title: `Retirar o convite de ${name}?`,
      text: 'O link enviado deixa de valer, e o nome e o e-mail dessa pessoa são apagados daqui. Por isso não dá para desfazer: se mudar de ideia, convide de novo.',
      confirm: 'Retirar convite',
      send: () => account.invitation.$delete({ param }),
      done: 'Convite retirado',
      failure: 'Não foi possível retirar o convite',
      leaves: true,
    },
    deactivation: {
      title: `Desativar a conta de ${name}?`,
      text: 'Todos os aparelhos são desconectados na mesma hora, e a senha não abre mais a conta. Papéis e dados ficam guardados para quando alguém ativar a conta de novo.',
      confirm: 'Desativar conta',
      send: () => account.active.$put({ param, json: { active: false } }),
      done: 'Conta desativada',
      failure: 'Não foi possível desativar',
    },
    deletion: {
      title: `Excluir a conta de ${name}?`,
      text: 'Nome, e-mail, papéis e sessões são apagados, e a pessoa recebe um aviso por e-mail. O que ela fez no site continua lá. Esta ação não pode ser desfeita.',
      confirm: 'Excluir conta',
      send: () => account.$delete({ param }),
      done: 'Conta excluída',
      failure: 'Não foi possível excluir a conta',
      leaves: true,
    },
  };
}
