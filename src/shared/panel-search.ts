/** What the palette finds of each noun at most: enough to choose from at a glance. */
export const PANEL_SEARCH_EACH = 5;
