import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const PACKAGE = path.join(realpathSync('node_modules'), 'lucide-react/dist/esm');
const MAKER = path.join(PACKAGE, 'createLucideIcon.mjs');
const ICONS = path.join(PACKAGE, 'icons/');
/**
 * What an icon tells besides its shapes, and nothing here asks for: its names and size, a line without effect, and for each
 * shape a name at random that weighs more than many a shape.
 */
const UNASKED = /^ {2}(?:name|size): .*,$|,\s*aliases: \[[^\]]*\]|^__iconData\.node;$|,\s*key: "\w+"/gm;

/** As the package draws them, but without its context, its class names and its options that no icon here is given. */
const LEAN_MAKER = `
import { createElement } from 'react';
const DRAWING = {
  viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
  strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
};
export default ({ node }) => ({ size = 24, ...props }) =>
  createElement('svg', { width: size, height: size, ...DRAWING, ...props }, ...node.map(([tag, shape]) => createElement(tag, shape)));
`;

/**
 * Lets a build draw the icons of lucide with a tenth of its code: more than 1 kB gzip in every page. An upgrade that moves
 * the maker fails the build: look where `dist/esm/icons/*.mjs` import it from, and that it is still called as here.
 */
export function leanIcons(): Plugin {
  let replaced = 0;
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id !== MAKER) return null;
      replaced += 1;
      return LEAN_MAKER;
    },
    transform: {
      filter: { id: /lucide-react/ },
      handler: (code, id) => (id.startsWith(ICONS) ? { code: code.replace(UNASKED, ''), map: null } : null),
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client' || replaced > 0) return;
      this.error(`No icon is made by ${MAKER} any more: see lean-icons.ts.`);
    },
  };
}
