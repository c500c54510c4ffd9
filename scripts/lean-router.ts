import path from 'node:path';
import type { Plugin } from 'vite';

const PRODUCTION = path.resolve('node_modules/react-router/dist/production');
const FILES: Record<string, string> = { 'react-router': 'index.mjs', 'react-router/dom': 'dom-export.mjs' };

/**
 * What is always so in this app, and what the router's code then reads: whatever stands behind a condition that can
 * never hold is dropped by the minifier, with all that only it needs.
 */
const FACTS: Record<string, string> = {
  // The router is never watched by instrumentations.
  'init.instrumentations)': 'false)',
  // Every route is known from the start: none is discovered on the way.
  'init.patchRoutesOnNavigation': 'void 0',
  'fogOfWar.active = false;': '',
  'fogOfWar.active': 'false',
  'if (isFogOfWar)': 'if (false)',
  'if (!isFogOfWar)': 'if (true)',
  '    patchRoutes,\n': '',
  '    _internalSetRoutes,\n': '',
  // No navigation asks for a view transition, so there is none to keep for the next visit either.
  'if (isBrowser3) {\n      restoreAppliedTransitions': 'if (false) {\n      restoreAppliedTransitions',
  'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location)': 'if (false)',
  'if (pendingViewTransitionEnabled)': 'if (false)',
  'if (!viewTransitionOpts || !isViewTransitionAvailable)': 'if (true)',
  // There are no server components.
  'useIsRSCRouterContext();': 'false;',
  'RenderErrorBoundary.contextType = RSCRouterContext;': '',
  'if (this.context': 'if (false',
  // Every component stands in a data router.
  'isDataRoute ? useNavigateStable() : useNavigateUnstable()': 'useNavigateStable()',
};

/**
 * Lets a build carry only what it uses of React Router. Its package names its development files whatever the build, and
 * every component of its other modes is kept alive by its `displayName`: 6 kB gzip of the 115 kB that a page may have.
 * A release whose code reads otherwise fails the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (FILES[id] ? path.join(PRODUCTION, FILES[id]) : null),
    transform(code, id) {
      if (!id.startsWith(PRODUCTION)) return null;
      let lean = code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        // Development has the warnings: here they are calls without effect.
        .replace(/^function (?:warning|warningOnce|warnOnce)\(/gm, '/* @__NO_SIDE_EFFECTS__ */ $&');
      if (!code.includes('function createRouter(')) return lean;
      for (const [text, fact] of Object.entries(FACTS)) {
        if (!code.includes(text)) this.error(`React Router no longer says: ${text}`);
        lean = lean.replaceAll(text, fact);
      }
      return lean;
    },
  };
}
