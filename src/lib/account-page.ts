/**
 * Matches pages that belong to one person: they are never cached, and can do nothing without a network. It must equal the
 * expression that `private-paths.ts` builds, which is not imported here because every page would carry all of it.
 */
export const ACCOUNT_PAGE = /^\/(?:auth|reset-password|conta)(?:\/|$)/;
