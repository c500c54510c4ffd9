/** Cookie of people who edit the site: they get no cached pages. It proves nothing and grants no access. */
export const EDITOR_HINT = 'editor';
