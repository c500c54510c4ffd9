import { nouns } from '../../shared/nouns';

/** Where a picture of Mídia comes from, as editors say it. */
export const SOURCES = { uploads: 'Enviadas', brand: 'Da marca' } as const;
export type Source = keyof typeof SOURCES;

export const BRAND_LIBRARY = `${nouns.media.panel}/marca`;
