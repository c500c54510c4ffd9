/** What the service worker keeps from the start, put in place by `scripts/build-facts.ts`. */
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
