/** Pages that belong to one person: nothing of them is kept, and without a network they can do nothing. */
export const ACCOUNT_PAGE = /^\/(?:auth|conta|reset-password)(?:\/|$)/;
