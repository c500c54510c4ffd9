import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
/** Support of nonces and import maps, which our pages do not use; a copy of `Promise.allSettled`; a tidying up. */
const PARTS: [part: RegExp, instead: string][] = [
  [/const cspNonceMeta = [\s\S]*?getAttribute\("nonce"\);/, ''],
  [/if \(cspNonce\) link\.setAttribute\("nonce", cspNonce\);/, ''],
  [/if \(import\.meta\.resolve\) return new URL\(import\.meta\.resolve\(specifier\)\);/, ''],
  [/function allSettled\(promises\) \{[\s\S]*?\}\)\)\)\);\s*\}/, ''],
  [/= allSettled\(/, '= Promise.allSettled('],
  [/(?:link\.removeEventListener\("(?:load|error)", handleSettle\);\s*){2}/, ''],
];

/** Removes parts of Vite's preloading of chunks that this site does not need: every public page carries them. */
export function leanPreload(): Plugin {
  let hits = 0;
  return {
    name: 'lean-preload',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id !== HELPER) return null;
      hits = PARTS.filter(([part]) => part.test(code)).length;
      return { code: PARTS.reduce((lean, [part, instead]) => lean.replace(part, instead), code), map: null };
    },
    buildEnd(error) {
      if (!error && hits < PARTS.length)
        this.error(
          `Vite preloads chunks in another way: ${hits} of ${PARTS.length} places found. See lean-preload.ts.`,
        );
    },
  };
}
