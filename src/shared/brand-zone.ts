/** By the clocks of the brand's home, wherever the visitor or the edge is. A file of its own: most pages carry it. */
export const BRAND_ZONE = 'America/Sao_Paulo';
