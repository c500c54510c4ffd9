import type { Plugin } from 'vite';

const JSX = 'react/jsx-runtime';
const NAMED = '\0jsx-runtime';

/**
 * React's JSX runtime as a module of names. As it comes, in CommonJS, each of the site's files wraps it anew, and each
 * element is written `(0, runtime.jsx)(…)`: a kilobyte of every public page.
 */
export function leanJsx(): Plugin {
  return {
    name: 'lean-jsx',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer) => (id === JSX && importer !== NAMED ? NAMED : undefined),
    load: (id) =>
      id === NAMED ? `import runtime from '${JSX}'; export const { jsx, jsxs, Fragment } = runtime;` : undefined,
  };
}
