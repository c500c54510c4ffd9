/** A cookie whose bearer edits the site and wants every page as it is. It proves nothing. */
export const EDITOR_HINT = 'editor';
