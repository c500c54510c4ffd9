import { nouns } from '../../shared/nouns';

/** Sources of pictures, as editors call them. */
export const SOURCES = { uploads: 'Enviadas', brand: 'Da marca' } as const;
export type Source = keyof typeof SOURCES;

export const BRAND_LIBRARY = `${nouns.media.panel}/marca`;
