import type { Plugin } from 'vite';

/** Each with what is left of it. */
const DROPPED = [
  // Every element's border is solid from the start (`src/styles.css`, base): no width has to say so again.
  /border(?:-\w+)?-style:\s*var\(--tw-border-style\);?\s*/g,
  /@property --tw-border-style\s*\{[^}]*\}\s*/g,
  /--tw-border-style:\s*solid;?\s*/g,
];

/**
 * Drops from the site's styles what Tailwind writes for cases that they do not have: they travel in every page. When an
 * upgrade fails the build here, look for `--tw-border-style` in what is built; where it has gone, drop the mark.
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
