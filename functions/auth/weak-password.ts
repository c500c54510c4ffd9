import { commonPasswords } from 'virtual:common-passwords';
import { guessable, plainWords } from './guessable';

/** Returns why a well-formed password is too weak, because attackers try it first, or `null`. */
export function weakness(password: string, email: string): string | null {
  const lowered = password.toLowerCase();
  const mailbox = email.split('@')[0] ?? '';
  if (lowered === email || lowered === mailbox) return 'A senha não pode ser o seu e-mail.';
  const known = [lowered, ...plainWords(password)];
  if (known.some((word) => commonPasswords.has(word)))
    return 'Esta senha é uma das mais usadas do mundo. Escolha outra.';
  return guessable(password);
}
