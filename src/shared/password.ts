/** The owner's minimum, and a limit on what is hashed; in characters after NFKC. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** Makes two encodings of a character the same password, whichever keyboard typed it (NIST SP 800-63B, 5.1.1.2). */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Returns why a password and its confirmation are refused, in the order of the specification; `null` if they are valid. */
export function passwordProblem(password: string, confirmation: string): string | null {
  if (password !== confirmation) return 'As senhas não conferem';
  const { length } = [...normalizePassword(password)];
  if (length < PASSWORD_MIN) return `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`;
  if (length > PASSWORD_MAX) return `A senha passa de ${PASSWORD_MAX} caracteres.`;
  return null;
}
