import { commonPasswords } from 'virtual:common-passwords';
import { guessable, plainWords } from './guessable';

/** Why a well-formed password is refused all the same, or `null`: it is what attackers try first. */
export function weakness(password: string, email: string): string | null {
  const lowered = password.toLowerCase();
  const mailbox = email.split('@')[0] ?? '';
  if (lowered === email || lowered === mailbox) return 'A senha não pode ser o seu e-mail.';
  const known = [lowered, ...plainWords(password)];
  if (known.some((word) => commonPasswords.has(word)))
    return 'Esta senha é uma das mais usadas do mundo. Escolha outra.';
  return guessable(password);
}
