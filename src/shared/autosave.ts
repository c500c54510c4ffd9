/**
 * Returns whether a page makes this call on its own, with no effect that a visitor sees: for a working copy, its preview,
 * or the products that an account keeps.
 */
export function isAutosave(path: string): boolean {
  return /^\/api\/(?:panel\/\w+\/[\w-]+\/working-copy(?:\/|$)|me\/kept-products$)/.test(path);
}
