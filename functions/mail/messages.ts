import { listed } from '../../src/shared/listed';
import { type Role, roleLabels } from '../../src/shared/roles';
import { greeting, printedName } from './greeting';
import { type Message, message } from './message';

/** Name that a mail greets, and origin of its links, e.g. `https://example.com`. */
type Person = { name: string; origin: string };
type WithToken = Person & { token: string };

/**
 * Asks to confirm the address of a new account. The link is valid for 24 hours. Anybody may sign up with another person's
 * address: `device` shows the reader which of several sign-ups is their own.
 */
export function confirmation({ name, origin, token, device }: WithToken & { device: string }): Message {
  return message({
    subject: 'Confirme seu e-mail na Soul',
    preheader: 'Falta só um passo para a sua conta ficar pronta.',
    greeting: greeting(name),
    paragraphs: [
      'Que bom ter você por aqui! Para deixar a sua conta pronta, só falta confirmar que este e-mail é seu.',
      `Cadastro feito em: ${device}. Confirme só se foi você: a senha escolhida nele passa a abrir a conta.`,
    ],
    action: { label: 'Confirmar meu e-mail', href: `${origin}/auth/confirmar#${token}` },
    notes: [
      'O link vale por 24 horas e só pode ser usado uma vez. Se ele vencer, peça outro na tela de login.',
      'Se não foi você quem criou esta conta, ignore este e-mail: sem a confirmação, ela é apagada em poucos dias.',
    ],
  });
}

/** Informs the owner of an account that somebody signed up with its address. `name` is the account's. */
export function alreadyRegistered({ name, origin }: Person): Message {
  return message({
    subject: 'Você já tem uma conta na Soul',
    preheader: 'Não é preciso se cadastrar de novo.',
    greeting: greeting(name),
    paragraphs: [
      'Alguém tentou criar uma conta com este e-mail, e você já tem uma. Não é preciso se cadastrar de novo: entre com a sua senha de sempre.',
      'Se não lembra da senha, toque em “Esqueceu sua senha?” na tela de login e escolha uma nova.',
    ],
    action: { label: 'Entrar na minha conta', href: `${origin}/auth/login` },
    notes: ['Se não foi você, não se preocupe: nada mudou na sua conta, e não é preciso fazer nada.'],
  });
}

/** Answers a password reset for an account that was never confirmed. It has no name: anybody may have signed up. */
export function notConfirmed({ origin }: Pick<Person, 'origin'>): Message {
  return message({
    subject: 'Seu cadastro na Soul ainda não foi confirmado',
    preheader: 'Para ter uma senha nova, é só se cadastrar de novo.',
    greeting: greeting(''),
    paragraphs: [
      'Recebemos um pedido para trocar a senha, mas o cadastro com este e-mail ainda não foi confirmado.',
      'Abra o e-mail “Confirme seu e-mail na Soul” ou, se preferir outra senha, cadastre-se de novo.',
    ],
    action: { label: 'Criar minha conta', href: `${origin}/auth/cadastro` },
    notes: ['Se não foi você quem pediu, ignore este e-mail: sem a confirmação, o cadastro é apagado em poucos dias.'],
  });
}

/** Leads to the choice of a new password. The link is valid for one hour. */
export function recovery({ name, origin, token }: WithToken): Message {
  return message({
    subject: 'Crie uma nova senha na Soul',
    preheader: 'O link para escolher uma nova senha vale por uma hora.',
    greeting: greeting(name),
    paragraphs: ['Recebemos um pedido para trocar a senha da sua conta. Escolha uma nova pelo link abaixo.'],
    action: { label: 'Escolher nova senha', href: `${origin}/reset-password#${token}` },
    notes: [
      'O link vale por uma hora e só pode ser usado uma vez. Se ele vencer, peça outro na tela de login.',
      'Se não foi você quem pediu, ignore este e-mail: a sua senha continua a mesma.',
    ],
  });
}

/** Informs the owner that the password was changed. */
export function passwordChanged({ name, origin }: Person): Message {
  return message({
    subject: 'Sua senha da Soul foi alterada',
    preheader: 'Se foi você, não precisa fazer nada.',
    greeting: greeting(name),
    paragraphs: [
      'A senha da sua conta acabou de ser alterada, e os outros aparelhos foram desconectados. Se foi você, não precisa fazer nada.',
    ],
    action: { label: 'Não fui eu, quero outra senha', href: `${origin}/auth/recuperar-senha` },
    notes: ['Se não foi você, crie uma nova senha agora mesmo e confira quem mais tem acesso ao seu e-mail.'],
  });
}

/** Informs an administrator that their account was used to request a backup of all data. */
export function backupTaken({ name, origin }: Person): Message {
  return message({
    subject: 'Uma cópia de segurança da Soul foi pedida',
    preheader: 'Se foi você, guarde bem o arquivo.',
    greeting: greeting(name),
    paragraphs: [
      'A sua conta acabou de pedir uma cópia de segurança do site, com tudo o que ele guarda: textos, imagens, configurações e os dados das pessoas. Se foi você, guarde o arquivo protegido por senha e fora do seu computador.',
    ],
    action: { label: 'Não fui eu, quero outra senha', href: `${origin}/auth/recuperar-senha` },
    notes: ['Se não foi você, crie uma nova senha agora mesmo e avise quem mais administra o site.'],
  });
}

/** Informs a person who accepted an invitation that their first password is set. */
export function passwordChosen({ name, origin }: Person): Message {
  return message({
    subject: 'Sua conta na Soul está pronta',
    preheader: 'A sua senha foi escolhida.',
    greeting: greeting(name),
    paragraphs: ['A senha da sua conta acabou de ser escolhida. Para entrar, use este e-mail e essa senha.'],
    action: { label: 'Entrar na minha conta', href: `${origin}/auth/login` },
    notes: ['Se não foi você, escolha outra senha agora mesmo em “Esqueceu sua senha?”, na tela de login.'],
  });
}

/** Invites a person to the panel. The link, valid for 24 hours, leads to the choice of a first password. */
export function invitation({
  name,
  origin,
  token,
  roles,
  invitedBy,
}: WithToken & { roles: readonly Role[]; invitedBy: string }): Message {
  const host = printedName(invitedBy);
  return message({
    subject: 'Convite para o painel da Soul',
    preheader: 'Escolha a sua senha e comece a usar o painel.',
    greeting: greeting(name),
    paragraphs: [
      host
        ? `${host} convidou você para cuidar do site da Soul com a gente.`
        : 'Você recebeu um convite para cuidar do site da Soul com a gente.',
      ...(roles.length > 0 ? [`No painel, você tem ${roleWords(roles)}.`] : []),
      'Para aceitar, escolha a sua senha. Depois é só entrar com este e-mail.',
    ],
    action: { label: 'Aceitar e escolher a senha', href: `${origin}/reset-password#${token}` },
    notes: [
      'O link vale por 24 horas e só pode ser usado uma vez. Se ele vencer, peça um novo convite a quem convidou você.',
      'Se você não esperava este convite, ignore este e-mail: sem a senha, ninguém entra com o seu endereço.',
    ],
  });
}

/** Informs a person with an account that an invitation gave it a role. */
export function roleReceived({ name, origin, role }: Person & { role: Role }): Message {
  return message({
    subject: 'Agora você tem acesso ao painel da Soul',
    preheader: 'É só entrar com a sua senha de sempre.',
    greeting: greeting(name),
    paragraphs: [
      `A sua conta agora tem ${roleWords([role])}, para você cuidar do site da Soul com a gente.`,
      'Você já tem conta: é só entrar com este e-mail e a sua senha de sempre.',
    ],
    action: { label: 'Entrar no painel', href: `${origin}/auth/login?next=/painel` },
    notes: [
      'Se você não esperava este papel, avise quem administra o site. Nada mais mudou na sua conta.',
      'Se não lembra da senha, toque em “Esqueceu sua senha?” na tela de login e escolha uma nova.',
    ],
  });
}

/** Returns roles in words: `o papel Edição`, `os papéis Edição e Diretoria`. */
function roleWords(roles: readonly Role[]): string {
  return `${roles.length > 1 ? 'os papéis' : 'o papel'} ${listed(roles.map((role) => roleLabels[role]))}`;
}

/** Confirms that an account was deleted. It has no name and is enqueued without a user, because both are erased. */
export function goodbye({ origin, asked = true }: Pick<Person, 'origin'> & { asked?: boolean }): Message {
  const by = asked ? 'como você pediu' : 'por decisão de quem administra o site';
  return message({
    subject: 'Sua conta na Soul foi excluída',
    preheader: `Seus dados foram apagados, ${by}.`,
    greeting: greeting(''),
    paragraphs: [
      `A sua conta foi excluída e os seus dados pessoais foram apagados, ${by}.`,
      'Agradecemos por você ter passado por aqui. A porta continua aberta: quando quiser voltar, é só criar uma nova conta.',
    ],
    action: { label: 'Visitar a Soul', href: origin },
    notes: [
      asked
        ? 'Se não foi você quem pediu a exclusão, escreva para a gente pela página de contato do site.'
        : 'Se você acha que foi engano, escreva para a gente pela página de contato do site.',
    ],
  });
}
