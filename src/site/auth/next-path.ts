import { SIGN_IN, under } from '../../shared/private-paths';
import { opensPanel, type Role } from '../../shared/roles';

/** Stands for this site's origin: what leaves it, leaves it whichever the origin is. */
const HERE = 'https://here.invalid';
/** Nobody is sent back to where one signs in, nor to what is not a page. */
const NOT_A_GOAL = under(`${SIGN_IN}|api|media|dev`, 'i');
const PANEL = under('painel', 'i');

/** Whether a path leads to the panel, which is an application of its own. */
export function isPanelPath(path: string): boolean {
  return PANEL.test(new URL(path, HERE).pathname);
}

/**
 * The path of this site that `?next=` names, or `null` when it names anything else. It is read as browsers read it
 * (`/\evil` and `/⇥/evil` are other hosts), and what was read is read again: `/..//evil.com` only shows then.
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

/** Where a person goes once signed in: to the wanted page if it is theirs to see, to the panel or home otherwise. */
export function landingPath(user: { roles: readonly Role[] }, wanted: string | null): string {
  const path = nextPath(wanted);
  const isStaff = opensPanel(user);
  if (path && (isStaff || !isPanelPath(path))) return path;
  return isStaff ? '/painel' : '/';
}
