/** Facts about the browser bundle, put in place by `scripts/build-facts.ts`. */
declare module 'virtual:build' {
  export const build: {
    /** Changes whenever anything in the browser bundle does. */
    id: string;
    /** Changes whenever anything of the product does, the edge included. */
    source: string;
    /** Whether Vite's development server answers. */
    dev: boolean;
    /** The newest migration that it knows, by its file's name: what its statements need of the database. */
    migration: string;
    /** Address of the browser's entry module. */
    entry: string;
    /** Address of the module that tells the server of errors (`src/lib/client-errors.ts`). */
    errors: string;
    /** Addresses that a route's module needs, by the route's id (its path under `src/site`, without the ending). */
    chunks: Record<string, string[]>;
    /** The declarations of the fonts, inlined into every page. */
    fonts: string;
    /** The styles of all pages: linked below the first view, whose share of the rules is inlined. */
    styles: { href: string; rules: import('./first-view').StyleRule[] };
    /** Those of one page alone, inlined into it, by the route's id. */
    sheets: Record<string, { href: string; css: string }[]>;
    /** The one inline script, as an element. */
    boot: string;
    /** What allows it in a Content-Security-Policy. */
    bootHash: string;
    /** Addresses of the panel's entry module and styles. */
    panel: { entry: string; css: string };
    /** Address of the entry module of previews, and all of their styles, inlined into each. */
    preview: { entry: string; css: string };
  };
}
