import type { Plugin } from 'vite';

const DOM = /\/react-dom\/(?:client|index)\.js$/;
/** In both files: a check that reports to React's developer tools whether development code was removed. */
const CHECK = /function checkDCE\(\) \{[\s\S]*?\n\}\n|^ *checkDCE\(\);$/gm;

/** Removes React DOM's check of its own build, which has no use here because tests check the build. */
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
