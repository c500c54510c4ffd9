import type { PageHandle } from '../../lib/page-handle';
import { breadcrumbList, type Crumb } from '../../shared/schema-org/schema-org';

/** Returns the handle of a page directly below the home page that needs no loaded data. */
export function breadcrumbHandle(page: Crumb): PageHandle<unknown> | undefined {
  return import.meta.env.SSR ? { structuredData: (_, { origin }) => [breadcrumbList(origin, [page])] } : undefined;
}
