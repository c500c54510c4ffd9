import { build } from 'virtual:build';
import type { PageData } from '../../src/lib/page-data';
import { wordmark } from './wordmark';

/** The rendered document with what the browser needs to take it over: styles, data and the boot script. */
export function completeDocument(html: string, page: PageData, structuredData: object[]): string {
  return `<!DOCTYPE html>${html}`
    .replace('</head>', () => `${structuredData.map(jsonLd).join('')}<style>${build.css}</style></head>`)
    .replace(
      '</body>',
      () =>
        `${wordmark}<script type="application/json" id="page">${jsonForHtml(page)}</script>` +
        `<script type="module">${build.boot}</script></body>`,
    );
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
