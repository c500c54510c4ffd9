import { build } from 'virtual:build';
import type { PageData } from '../../src/lib/page-data';
import { wordmark } from './wordmark';

/**
 * The rendered document with what the browser needs to take it over: styles (`css`, which all pages have, and those of the
 * shown `routes`), data and the boot script.
 */
export function completeDocument(
  html: string,
  page: PageData,
  structuredData: object[],
  { css, routes }: { css: string; routes: string[] },
): string {
  const styles =
    inline({ css }) +
    routes
      .flatMap((id) => build.sheets[id] ?? [])
      .map(inline)
      .join('');
  return `<!DOCTYPE html>${html}`
    .replace('</head>', () => `${structuredData.map(jsonLd).join('')}${styles}</head>`)
    .replace(
      '</body>',
      () =>
        `${wordmark}<script type="application/json" id="page">${jsonForHtml(page)}</script>` +
        `<script type="module">${build.boot}</script></body>`,
    );
}

/** A sheet in the page, and a link that fetches nothing: by it Vite knows in the browser that the sheet is there. */
function inline({ css, href }: { css: string; href?: string }): string {
  return `<style>${css}</style>${href ? `<link rel="stylesheet" href="${href}" disabled>` : ''}`;
}

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}

/** JSON that can stand inside a script element whatever its strings hold. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
