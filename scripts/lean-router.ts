import path from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = path.resolve('node_modules/react-router/dist/production');
const FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/**
 * Lets a build carry only what it uses of React Router. Its package names its development files whatever the build, and
 * every component of its other modes is kept alive by its `displayName`: 6 kB gzip of the 115 kB that a page may have.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (FILES[id] ? path.join(PRODUCTION, FILES[id]) : null),
    transform(code, id) {
      if (!id.startsWith(PRODUCTION)) return null;
      return code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
    },
  };
}
