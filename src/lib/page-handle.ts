import type { SiteSettings } from '../shared/settings';

/**
 * The `handle` that a page's module may export, for the edge only: schema.org objects, which the edge adds to the page.
 * Guarded by `import.meta.env.SSR`, it is not part of the browser's bundle.
 */
export type PageHandle<Data> = {
  structuredData: (data: Data, site: { origin: string; settings: SiteSettings }) => object[];
};
