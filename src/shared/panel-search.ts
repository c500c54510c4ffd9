/** Maximum results per noun in the palette: few enough to choose from at a glance. */
export const PANEL_SEARCH_EACH = 5;
