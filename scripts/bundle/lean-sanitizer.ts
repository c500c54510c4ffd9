import type { Plugin } from 'vite';

const NOTHING = '\0no-css-parser';

/**
 * Leaves the CSS parser out of the sanitizer: style attributes are never allowed, so none is parsed. It would be a sixth of
 * the edge's code. If an upgrade no longer imports it, the build fails: then this plugin can be removed.
 */
export function leanSanitizer(): Plugin {
  let replaced = 0;
  return {
    name: 'lean-sanitizer',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id !== 'postcss' || !importer?.includes('/sanitize-html/')) return null;
      replaced += 1;
      return NOTHING;
    },
    load: (id) => (id === NOTHING ? 'export {};' : null),
    buildEnd(error) {
      if (error || this.environment.name !== 'edge' || replaced > 0) return;
      this.error('The sanitizer no longer asks for postcss: see lean-sanitizer.ts.');
    },
  };
}
