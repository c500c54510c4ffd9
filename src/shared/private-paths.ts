/** First words of addresses that no page of everybody stands at, by what stands there. */
export const SIGN_IN = 'auth|reset-password';
export const ACCOUNT = `${SIGN_IN}|conta`;
/** Screens of one person, or of who holds a link: kept nowhere, and their addresses told to nobody. */
export const PRIVATE = `${ACCOUNT}|painel|previa`;

/** Whether a path is one of these or below it: `/conta`, `/conta/x`, and not `/contato`. */
export function under(words: string, flags?: string): RegExp {
  return new RegExp(`^/(?:${words})(?:/|$)`, flags);
}
