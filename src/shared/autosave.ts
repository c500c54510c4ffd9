/**
 * Whether a call is one that a page makes by itself, and no visitor sees anything of it: about a working copy or its preview,
 * or about what an account keeps of products.
 */
export function isAutosave(path: string): boolean {
  return /^\/api\/(?:panel\/\w+\/[\w-]+\/working-copy(?:\/|$)|me\/kept-products$)/.test(path);
}
