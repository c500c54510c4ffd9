declare module 'virtual:common-passwords' {
  /** The most common passwords of six characters or more, lower case (`scripts/bundle/common-passwords.ts`). */
  export const commonPasswords: Set<string>;
}
