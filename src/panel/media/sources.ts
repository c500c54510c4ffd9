/** Where a picture of Mídia comes from, as editors say it. */
export const SOURCES = { uploads: 'Enviadas', brand: 'Da marca' } as const;
export type Source = keyof typeof SOURCES;
