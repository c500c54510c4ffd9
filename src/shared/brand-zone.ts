/** The brand's time zone, wherever the visitor or the edge is. In its own file because most pages load it. */
export const BRAND_ZONE = 'America/Sao_Paulo';
