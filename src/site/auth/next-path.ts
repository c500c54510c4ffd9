import { SIGN_IN, under } from '../../shared/private-paths';
import { opensPanel, type Role } from '../../shared/roles';

/** Placeholder origin: any path that resolves to another origin leaves the site. */
const HERE = 'https://here.invalid';
/** Never a return target: the sign-in pages, and addresses that are not pages. */
const NOT_A_GOAL = under(`${SIGN_IN}|api|media|dev`, 'i');
const PANEL = under('painel', 'i');

/** Whether a path leads to the panel, which is a separate application. */
export function isPanelPath(path: string): boolean {
  return PANEL.test(new URL(path, HERE).pathname);
}

/**
 * Returns the path of this site that `?next=` names, or `null`. It is parsed as browsers parse it (`/\evil` and `/⇥/evil`
 * are other hosts), and the result is parsed again, because `/..//evil.com` only shows on the second pass.
 */
export function nextPath(wanted: string | null): string | null {
  if (!wanted?.startsWith('/')) return null;
  const path = pathHere(wanted);
  return path && pathHere(path) === path && !NOT_A_GOAL.test(path.replace(/[?#].*$/, '')) ? path : null;
}

function pathHere(address: string): string | null {
  if (!URL.canParse(address, HERE)) return null;
  const url = new URL(address, HERE);
  return url.origin === HERE ? url.pathname + url.search + url.hash : null;
}

/** Returns where to go after sign-in: the wanted page if the user may see it, otherwise the panel or the home page. */
export function landingPath(user: { roles: readonly Role[] }, wanted: string | null): string {
  const path = nextPath(wanted);
  const isStaff = opensPanel(user);
  if (path && (isStaff || !isPanelPath(path))) return path;
  return isStaff ? '/painel' : '/';
}
