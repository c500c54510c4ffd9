import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = path.join(realpathSync('node_modules'), 'react-router/dist/production');
const FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** What keeps unused code alive, in what words it is marked as free of effects, and in how many places at least. */
const MARKS = [
  // A component that is named would be kept for its name.
  { found: /^\w+\.displayName = "[^"]*";$/gm, marked: '', least: 10 },
  { found: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g, marked: '= /* @__PURE__ */ $1', least: 15 },
  // Development has the warnings: in production they are calls without effect.
  { found: /^function (?:warning|warningOnce|warnOnce)\(/gm, marked: '/* @__NO_SIDE_EFFECTS__ */ $&', least: 2 },
  // What looks on while a router works: nobody here asks for it.
  { found: /if \((?:init|opts\?)\.instrumentations\) \{/g, marked: 'if (false) {', least: 3 },
];

/**
 * Lets a build carry only what it uses of React Router: its package names its development files whatever the build, and
 * does not tell the bundler that the components of its other modes can go. Nothing that it does is changed.
 *
 * When an upgrade fails the build here, look for the marks in `dist/production`: where the code is written in another
 * way, follow it; where the package marks it itself, drop the mark. `tests/unit/budget.test.ts` tells what it is worth.
 */
export function leanRouter(): Plugin {
  const hits = new Map<RegExp, number>();
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (FILES[id] ? path.join(PRODUCTION, FILES[id]) : null),
    transform(code, id) {
      if (!id.startsWith(PRODUCTION)) return null;
      let lean = code;
      for (const { found, marked } of MARKS) {
        hits.set(found, (hits.get(found) ?? 0) + [...code.matchAll(found)].length);
        lean = lean.replace(found, marked);
      }
      return lean;
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      for (const { found, least } of MARKS) {
        if ((hits.get(found) ?? 0) < least) {
          this.error(
            `React Router is written in another way: ${found} was found ${hits.get(found)} times. See lean-router.ts.`,
          );
        }
      }
    },
  };
}
