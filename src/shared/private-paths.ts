/** First words of addresses without public pages, as alternatives of a regular expression. */
export const SIGN_IN = 'auth|reset-password';
export const ACCOUNT = `${SIGN_IN}|conta`;
/** Screens of one person, or of holders of a link: never stored, and their addresses never passed on. */
export const PRIVATE = `${ACCOUNT}|painel|previa`;

/** Returns a pattern for these paths and those below them: `/conta`, `/conta/x`, and not `/contato`. */
export function under(words: string, flags?: string): RegExp {
  return new RegExp(`^/(?:${words})(?:/|$)`, flags);
}
