import { type LoaderFunctionArgs, Outlet, ScrollRestoration, useRouteLoaderData } from 'react-router-dom';
import { orNull, unwrap } from '../../lib/api';
import { api, siteContext } from '../../lib/context';
import { scrollKey } from '../../lib/scroll-key';

/**
 * Data shared by every page: the owner's settings, the origin of canonical addresses, the addresses of moved lines, and the
 * lines in the footer, unless they are the usual ones. Read once, at the edge. The branch's settings belong to its own page.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, defaults } = context.get(siteContext);
  const [stored, lines] = await Promise.all([
    orNull(unwrap(api(context).settings.$get())),
    orNull(unwrap(api(context).categories.everywhere.$get())),
  ]);
  const { branch: _branch, ...settings } = stored ?? defaults;
  return { settings, origin, ...(lines ?? { moved: {} }) };
}

export function useSite() {
  const site = useRouteLoaderData<typeof loader>('document');
  if (!site) throw new Error('No document');
  return site;
}

/**
 * Returns a function from a line's key to its path; the panel's previews know of no moved line. It repeats `categoryPath`
 * without the rest of that module, because each byte of a page's script counts.
 */
export function useCategoryPath() {
  const moved = useRouteLoaderData<typeof loader>('document')?.moved;
  return (key: string) => moved?.[`/produtos/${key}`] ?? `/produtos/${key}`;
}

export function Document() {
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#6147de" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1c1128" media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title="Blog da Soul" href="/blog/rss.xml" />
        <link rel="stylesheet" href="/print.css" media="print" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration getKey={scrollKey} />
      </body>
    </html>
  );
}
