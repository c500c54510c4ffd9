import type { Plugin } from 'vite';

const DOM = /\/react-dom\/(?:client|index)\.js$/;
/** Tells React's developer tools whether the build has dropped what only development runs, in each of the two files. */
const CHECK = /function checkDCE\(\) \{[\s\S]*?\n\}\n|^ *checkDCE\(\);$/gm;

/** React DOM without its question whether it was built well: in a build that the tests look at nobody asks. */
export function leanDom(): Plugin {
  let hits = 0;
  return {
    name: 'lean-dom',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!DOM.test(id)) return null;
      hits += [...code.matchAll(CHECK)].length;
      return { code: code.replace(CHECK, ''), map: null };
    },
    buildEnd(error) {
      if (!error && hits < 4)
        this.error(`React DOM is written in another way: ${hits} of 4 places found. See lean-dom.ts.`);
    },
  };
}
