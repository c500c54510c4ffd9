import { greeting, printedName } from './greeting';
import { type Message, message } from './message';

type Person = { name: string; origin: string };

/** Action for an owner who did not do this: a new password ends all other sessions, and `/conta` lists the passkeys. */
const notMe = (origin: string) => ({ label: 'Não fui eu, quero outra senha', href: `${origin}/auth/recuperar-senha` });
const NOT_ME = 'Se não foi você, crie uma nova senha agora mesmo e confira as chaves de acesso em “Minha conta”.';

/** Informs the owner that another passkey now opens the account, together with the password. */
export function passkeyAdded({ name, origin, passkey, isFirst }: Person & { passkey: string; isFirst: boolean }) {
  return message({
    subject: 'Uma chave de acesso foi adicionada à sua conta na Soul',
    preheader: 'Se foi você, não precisa fazer nada.',
    greeting: greeting(name),
    paragraphs: [
      `A chave de acesso ${quoted(passkey)} acabou de ser adicionada à sua conta.`,
      isFirst
        ? 'A partir de agora, para entrar é preciso a senha e uma chave de acesso. Guarde os códigos de recuperação: são eles que abrem a conta se você perder a chave. Os outros aparelhos foram desconectados.'
        : 'Ela vale como as que você já tinha. Os outros aparelhos foram desconectados.',
    ],
    action: notMe(origin),
    notes: [NOT_ME],
  });
}

/** Informs the owner that a passkey was removed; if it was the last one, that the password alone is enough again. */
export function passkeyRemoved({ name, origin, passkey, isLast }: Person & { passkey: string; isLast: boolean }) {
  return message({
    subject: 'Uma chave de acesso foi removida da sua conta na Soul',
    preheader: 'Se foi você, não precisa fazer nada.',
    greeting: greeting(name),
    paragraphs: [
      `A chave de acesso ${quoted(passkey)} acabou de ser removida da sua conta, e os outros aparelhos foram desconectados.`,
      ...(isLast
        ? ['Era a última: para entrar, agora basta a senha, e os códigos de recuperação não valem mais.']
        : []),
    ],
    action: notMe(origin),
    notes: [NOT_ME],
  });
}

/** Informs the owner that an administrator removed the second step, for example because the passkey was lost. */
export function secondStepRemoved({ name, origin }: Person): Message {
  return message({
    subject: 'A entrada em duas etapas da sua conta na Soul foi desligada',
    preheader: 'Quem administra o site removeu as suas chaves de acesso.',
    greeting: greeting(name),
    paragraphs: [
      'Quem administra o site removeu as chaves de acesso e os códigos de recuperação da sua conta, e todos os aparelhos foram desconectados. Para entrar, agora basta a senha.',
      'Assim que entrar, cadastre uma nova chave de acesso em “Minha conta”.',
    ],
    action: { label: 'Entrar na minha conta', href: `${origin}/auth/login` },
    notes: ['Se você não pediu isso, crie uma nova senha agora mesmo e fale com quem administra o site.'],
  });
}

/** Informs the owner that the recovery codes were replaced. */
export function recoveryCodesRenewed({ name, origin }: Person): Message {
  return message({
    subject: 'Seus códigos de recuperação da Soul foram trocados',
    preheader: 'Os códigos antigos não valem mais.',
    greeting: greeting(name),
    paragraphs: [
      'Novos códigos de recuperação foram criados para a sua conta, e os antigos não valem mais. Se foi você, guarde os novos em lugar seguro.',
    ],
    action: notMe(origin),
    notes: [NOT_ME],
  });
}

/** Informs the owner of a sign-in by password and recovery code. */
export function recoveryCodeUsed({ name, origin, left }: Person & { left: number }): Message {
  const rest = left === 1 ? 'Resta 1 código' : `Restam ${left} códigos`;
  return message({
    subject: 'Um código de recuperação abriu a sua conta na Soul',
    preheader: 'Se foi você, não precisa fazer nada.',
    greeting: greeting(name),
    paragraphs: [
      `Alguém entrou na sua conta com a senha e um código de recuperação, no lugar da chave de acesso. ${left > 0 ? rest : 'Não resta nenhum código'}. Crie novos em “Minha conta”.`,
    ],
    action: notMe(origin),
    notes: [NOT_ME],
  });
}

/** Quotes a name that somebody typed, in the form that a mail may contain. */
function quoted(name: string): string {
  const printed = printedName(name);
  return printed ? `“${printed}”` : 'que você escolheu';
}
