import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = path.join(realpathSync('node_modules'), 'react-router/dist/production');
const FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/** Code that keeps unused code alive, its replacement, which is free of effects, and the minimum number of matches. */
const MARKS = [
  // Assigning a name to a component would keep the component.
  { found: /^\w+\.displayName = "[^"]*";$/gm, marked: '', least: 10 },
  { found: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g, marked: '= /* @__PURE__ */ $1', least: 15 },
  // Warnings exist in development only: in production these calls have no effect.
  { found: /^function (?:warning|warningOnce|warnOnce)\(/gm, marked: '/* @__NO_SIDE_EFFECTS__ */ $&', least: 2 },
  // The router's own view transitions: `lib/lift.ts` has the site's.
  { found: /if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{/g, marked: 'if (true) {', least: 1 },
  {
    found:
      /^ {2}React\d*\.useEffect\(\(\) => \{\n {4}if \(!?(?:vtContext|renderDfd)\b[\s\S]*?^ {2}\}, \[[^\]]*\]\);$/gm,
    marked: '',
    least: 4,
  },
  // Forms and fetchers of the router, which are not used here: data changes by calls of the API.
  { found: /^ {2}async function fetch2?\(key, [^)]*\) \{$/gm, marked: '$&\nreturn;', least: 1 },
  { found: /opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g, marked: 'false', least: 1 },
  // Instrumentation of the router, which is not used here.
  { found: /if \((?:init|opts\?)\.instrumentations\) \{/g, marked: 'if (false) {', least: 3 },
];

/**
 * Bundles only the used parts of React Router. Its package names its development files for every build, and does not mark
 * the components of its other modes as removable for the bundler. The router's behaviour does not change, except that it
 * begins no view transition.
 *
 * If an upgrade fails the build here, look for the marks in `dist/production`: adapt a mark to changed code, or remove it if
 * the package now marks the code itself. `tests/unit/budget.test.ts` shows how much this saves.
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
