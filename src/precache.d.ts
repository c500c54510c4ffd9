/** Files that the service worker precaches; `scripts/bundle/build-facts.ts` fills them in. */
declare module 'virtual:precache' {
  export const precache: {
    /** Changes whenever anything in the browser bundle does. */
    id: string;
    /** Addresses of the site's code and fonts, without the panel's. */
    files: string[];
    /** The nouns that visitors see, by which their data is asked for. */
    shown: string[];
  };
}
