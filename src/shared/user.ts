import { normalizePassword, PASSWORD_MAX, PASSWORD_MIN } from './password.ts';
import { POLICY_VERSION } from './policy.ts';
import { ROLES, type Role } from './roles.ts';
import { z } from './zod.ts';

const name = z.string().trim().min(1, 'Informe seu nome.').max(120, 'O nome passa de 120 caracteres.');

/** An address is one person's however it is capitalised. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'O e-mail passa de 254 caracteres.')
  .pipe(z.email('Informe um e-mail válido.'));

/** A password as it is chosen. */
const newPassword = z
  .string()
  .transform(normalizePassword)
  .refine((text) => [...text].length >= PASSWORD_MIN, `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`)
  .refine((text) => [...text].length <= PASSWORD_MAX, `A senha passa de ${PASSWORD_MAX} caracteres.`);

/** A password as it is proven: whatever was chosen under an older rule still opens the door. */
const knownPassword = z
  .string()
  .min(1, 'Informe a senha.')
  .max(4 * PASSWORD_MAX, `A senha passa de ${PASSWORD_MAX} caracteres.`)
  .transform(normalizePassword);

/** Proof that a mailbox is one's own: 32 random bytes, base64url. */
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
export const confirmInput = z.strictObject({ token });
export const resetInput = z.strictObject({ token, password: newPassword });
export const profileInput = z.strictObject({ name });
export const passwordChangeInput = z.strictObject({ currentPassword: knownPassword, newPassword });
export const invitationInput = z.strictObject({ name, email: emailAddress, role: z.enum(ROLES, 'Escolha um papel.') });
export const activeEdit = z.strictObject({ active: z.boolean() });
/** Proves the owner of an open session before the account is deleted, a backup taken out, or a passkey added or removed. */
export const passwordProof = z.strictObject({ password: knownPassword });

/** What a link that came by mail is for. */
export type LinkPurpose = 'confirmation' | 'reset' | 'invitation';

/** The signed-in person, as the page knows them. */
export type SessionUser = { id: string; name: string; email: string; roles: Role[] };

/**
 * A person as the panel lists them. Instants are ISO 8601; `invited` is who has not chosen a password yet, and whoever is not
 * `active` does not enter until they are again.
 */
export type UserRow = SessionUser & {
  createdAt: string;
  active: boolean;
  confirmed: boolean;
  invited: boolean;
  lastSeenAt: string | null;
  openSessions: number;
  /** Signs in in two steps: by password and passkey. */
  twoSteps: boolean;
};

/** What the page knows of its session: whose it is, and until when the access token holds (ISO 8601). */
export type Session = { user: SessionUser; expiresAt: string };

/** One place where a person is signed in. Instants are ISO 8601. */
export type OpenSession = { id: string; current: boolean; device: string; createdAt: string; lastSeenAt: string };
