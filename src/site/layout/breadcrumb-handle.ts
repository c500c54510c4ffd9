import type { PageHandle } from '../../lib/page-handle';
import { breadcrumbList, type Crumb } from '../../shared/schema-org/schema-org';

/** The handle of a page that stands right below the home and is known by its place alone. */
export function breadcrumbHandle(page: Crumb): PageHandle<unknown> | undefined {
  return import.meta.env.SSR ? { structuredData: (_, { origin }) => [breadcrumbList(origin, [page])] } : undefined;
}
