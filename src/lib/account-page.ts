/**
 * Pages that belong to one person: nothing of them is kept, and without a network they can do nothing. To the letter what
 * `private-paths.ts` makes of its words, of which every page would carry the rest.
 */
export const ACCOUNT_PAGE = /^\/(?:auth|reset-password|conta)(?:\/|$)/;
