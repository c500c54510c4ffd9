/** The owner's rule, and a bound on what is hashed; in characters after NFKC. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;

/** Two ways to write one character are one password, whichever keyboard it is typed on (NIST SP 800-63B, 5.1.1.2). */
export function normalizePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Why a password and its confirmation cannot be taken, in the order that the specification checks; `null` when they can. */
export function passwordProblem(password: string, confirmation: string): string | null {
  if (password !== confirmation) return 'As senhas não conferem';
  const { length } = [...normalizePassword(password)];
  if (length < PASSWORD_MIN) return `A senha deve ter pelo menos ${PASSWORD_MIN} caracteres`;
  if (length > PASSWORD_MAX) return `A senha passa de ${PASSWORD_MAX} caracteres.`;
  return null;
}
