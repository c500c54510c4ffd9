import type { Plugin } from 'vite';

const JSX = 'react/jsx-runtime';
const NAMED = '\0jsx-runtime';

/**
 * Serves React's JSX runtime as a module with named exports. As CommonJS, each of the site's files would wrap it again, and
 * each element would be written `(0, runtime.jsx)(…)`: a kilobyte in every public page.
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
