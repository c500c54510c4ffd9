import type { SiteSettings } from '../shared/settings';

/**
 * What a page's module may export as `handle`, for the edge alone: schema.org objects that it puts into the head.
 * Guarded by `import.meta.env.SSR` it costs the browser nothing.
 */
export type PageHandle<Data> = {
  structuredData: (data: Data, site: { origin: string; settings: SiteSettings }) => object[];
};
