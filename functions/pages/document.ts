import { build } from 'virtual:build';
import type { PageData } from '../../src/lib/page-data';
import { wordmark } from './wordmark';

/** Styles that stand in the page, and the address where they are a file of their own. */
export type Sheet = { css: string; href?: string };

/**
 * The rendered document with what the browser needs to show it and to take it over: styles and the boot script, which
 * hears presses from the first button on, then, behind all that is seen, the data.
 */
export function completeDocument(html: string, page: PageData, structuredData: object[], sheets: Sheet[]): string {
  return `<!DOCTYPE html>${html}`
    .replace('</head>', () => `${sheets.map(inline).join('')}${build.boot}</head>`)
    .replace(
      '</body>',
      () =>
        `${wordmark}<script type="application/json" id="page">${jsonForHtml(page)}</script>` +
        // Behind all that a visitor sees, whose words they repeat.
        `${structuredData.map(jsonLd).join('')}</body>`,
    );
}

/** A sheet in the page, and a link that fetches nothing: by it Vite knows in the browser that the sheet is there. */
function inline({ css, href }: Sheet): string {
  return `<style>${css}</style>${href ? `<link rel="stylesheet" href="${href}" disabled>` : ''}`;
}

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}

/** JSON that can stand inside a script element whatever its strings hold. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
