import type { Plugin } from 'vite';

/** Patterns of the styles to remove. */
const DROPPED = [
  // The base layer (`src/styles.css`) makes every border solid, so rules for a border's width need not repeat it.
  /border(?:-\w+)?-style:\s*var\(--tw-border-style\);?\s*/g,
  /@property --tw-border-style\s*\{[^}]*\}\s*/g,
  /--tw-border-style:\s*solid;?\s*/g,
];

/**
 * Removes from the site's styles, which are part of every page, what Tailwind writes for cases that do not occur here. If an
 * upgrade fails the build here, look for `--tw-border-style` in the built styles; remove patterns that no longer match.
 */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/styles\.css(?:\?transform-only)?$/.test(id)) return null;
      const lean = DROPPED.reduce((styles, dropped) => {
        if (styles.search(dropped) < 0) this.error(`lean-styles: nothing like ${dropped} is left to drop`);
        return styles.replace(dropped, '');
      }, code);
      return { code: lean, map: null };
    },
  };
}
