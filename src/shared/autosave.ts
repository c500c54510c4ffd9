/** Whether a call is about a working copy or its preview: a form makes it by itself, and no visitor sees anything of it. */
export function isAutosave(path: string): boolean {
  return /^\/api\/panel\/\w+\/\w+\/working-copy(?:\/|$)/.test(path);
}
