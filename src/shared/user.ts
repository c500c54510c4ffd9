import { normalizePassword, PASSWORD_MAX, PASSWORD_MIN } from './password.ts';
import { POLICY_VERSION } from './policy.ts';
import { readableText } from './readable-text.ts';
import { ROLES, type Role } from './roles.ts';
import { z } from './zod.ts';

const name = readableText().min(1, 'Informe seu nome.').max(120, 'O nome passa de 120 caracteres.');

/** Addresses are the same in upper and lower case. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'O e-mail passa de 254 caracteres.')
  .pipe(z.email('Informe um e-mail válido.'));

/** A new password. */
const newPassword = z
  .string()
  .transform(normalizePassword)
  .refine((text) => [...text].length >= PASSWORD_MIN, `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`)
  .refine((text) => [...text].length <= PASSWORD_MAX, `A senha passa de ${PASSWORD_MAX} caracteres.`);

/** An existing password: one that was chosen under an older rule still works. */
const knownPassword = z
  .string()
  .min(1, 'Informe a senha.')
  .max(4 * PASSWORD_MAX, `A senha passa de ${PASSWORD_MAX} caracteres.`)
  .transform(normalizePassword);

/** Proof of access to a mailbox: 32 random bytes, base64url. */
const token = z.string().regex(/^[\w-]{43}$/, 'Este link não está completo.');

export const signUpInput = z.strictObject({
  name,
  email: emailAddress,
  password: newPassword,
  acceptedPolicy: z.literal(
    POLICY_VERSION,
    'Aceite os Termos de Uso e as Políticas de Privacidade para criar a conta.',
  ),
  adult: z.literal(true, 'É preciso ter 18 anos ou mais.'),
});
export const signInInput = z.strictObject({ email: emailAddress, password: knownPassword });
export const mailboxInput = z.strictObject({ email: emailAddress });
export const resendInput = z.strictObject({ email: emailAddress, password: knownPassword });
export const linkInput = z.strictObject({ token });
/** A confirmation. It needs a password in another browser than the one that signed up. */
export const confirmationInput = z.strictObject({ token, password: newPassword.optional() });
export const resetInput = z.strictObject({ token, password: newPassword });
export const profileInput = z.strictObject({ name });
export const passwordChangeInput = z
  .strictObject({ currentPassword: knownPassword, newPassword })
  .refine((change) => change.newPassword !== change.currentPassword, {
    path: ['newPassword'],
    error: 'Escolha uma senha diferente da atual.',
  });
export const invitationInput = z.strictObject({ name, email: emailAddress, role: z.enum(ROLES, 'Escolha um papel.') });
/** Mail that an invitation sent: a confirmed account only hears of its new role, and of none that it already had. */
export type InvitationMail = 'invitation' | 'role' | null;
/** Proves the owner of an open session before the account is deleted, a backup taken out, or a passkey added or removed. */
export const passwordProof = z.strictObject({ password: knownPassword });

/** Purpose of a link sent by mail. `claim`: a confirmation in another browser than the one that signed up. */
export type LinkPurpose = 'confirmation' | 'claim' | 'reset' | 'invitation';

/** The signed-in person, as the page knows them. */
export type SessionUser = { id: string; name: string; email: string; roles: Role[] };

/**
 * A person as the panel lists them. Instants are ISO 8601. `invited`: has not chosen a password yet; `invitedUntil`: end of
 * the link for that, null once it is deleted. Not `active`: cannot sign in until the account is activated again.
 */
export type UserRow = SessionUser & {
  createdAt: string;
  active: boolean;
  confirmed: boolean;
  invited: boolean;
  invitedUntil: string | null;
  lastSeenAt: string | null;
  openSessions: number;
  /** Signs in with password and passkey. */
  twoSteps: boolean;
};

/** A page's session: its user, and when the access token expires (ISO 8601). */
export type Session = { user: SessionUser; expiresAt: string };

/** One place where a person is signed in. Instants are ISO 8601. */
export type OpenSession = { id: string; current: boolean; device: string; createdAt: string; lastSeenAt: string };
