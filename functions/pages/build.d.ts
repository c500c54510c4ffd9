/** Facts about the browser bundle, put in place by `scripts/build-facts.ts`. */
declare module 'virtual:build' {
  export const build: {
    /** Changes whenever anything in the browser bundle does. */
    id: string;
    /** Changes whenever anything of the product does, the edge included. */
    source: string;
    /** Whether Vite's development server answers. */
    dev: boolean;
    /** Address of the browser's entry module. */
    entry: string;
    /** Addresses that a route's module needs, by the route's id (its path under `src/site`, without the ending). */
    chunks: Record<string, string[]>;
    /** The site's styles, inlined into every page. */
    css: string;
    /** The one inline script. */
    boot: string;
    /** Content-Security-Policy sources of the two above. */
    cspHashes: { boot: string; css: string };
    /** Addresses of the panel's entry module and styles. */
    panel: { entry: string; css: string };
  };
}
