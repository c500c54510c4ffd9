import { commonPasswords } from 'virtual:common-passwords';

/** Why a well-formed password is refused all the same, or `null`: it is what attackers try first. */
export function weakness(password: string, email: string): string | null {
  const lowered = password.toLowerCase();
  if (commonPasswords.has(lowered)) return 'Esta senha é uma das mais usadas do mundo. Escolha outra.';
  if (lowered === email || lowered === email.split('@')[0]) return 'A senha não pode ser o seu e-mail.';
  return null;
}
