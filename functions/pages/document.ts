import { build } from 'virtual:build';
import type { PageData } from '../../src/lib/page-data';
import { wordmark } from './wordmark';

/** Styles to inline into the page, and the address of their file if there is one. */
export type Sheet = { css: string; href?: string };

/**
 * Adds what the browser needs to show and hydrate the rendered document: in the head styles and the boot script, which
 * records presses from the first button on; after all visible content, the data.
 */
export function completeDocument(html: string, page: PageData, structuredData: object[], sheets: Sheet[]): string {
  return `<!DOCTYPE html>${html}`
    .replace('</head>', () => `${sheets.map(inline).join('')}${build.boot}</head>`)
    .replace(
      '</body>',
      () =>
        `${wordmark}<script type="application/json" id="page">${jsonForHtml(page)}</script>` +
        // Last, because structured data only repeats the visible texts.
        `${structuredData.map(jsonLd).join('')}</body>`,
    );
}

/** Inlines a sheet. The disabled link fetches nothing: it shows Vite in the browser that the sheet is already loaded. */
function inline({ css, href }: Sheet): string {
  return `<style>${css}</style>${href ? `<link rel="stylesheet" href="${href}" disabled>` : ''}`;
}

function jsonLd(data: object): string {
  return `<script type="application/ld+json">${jsonForHtml(data)}</script>`;
}

/** Returns JSON that is safe inside a script element, whatever its strings contain. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
