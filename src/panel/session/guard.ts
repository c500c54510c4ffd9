import { data, type MiddlewareFunction, redirectDocument, useRouteLoaderData } from 'react-router-dom';
import { browserApi, unwrap } from '../../lib/api';
import { begin, renewSession, watchSession } from '../../lib/session';
import { remembers, SESSION_KEY } from '../../lib/session-hint';
import { can } from '../../shared/permissions';
import type { Session } from '../../shared/user';
import { keepListsOverReload } from '../lists/persisted-lists';
import { letGo } from './leaving';

let entered: Session | null = null;
let asking: Promise<Session | null> | null = null;

/**
 * Runs before any screen loads data. Admits users with a role, and redirects all others with a full page load. The API
 * checks access itself too.
 */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  if (!entered) {
    // Navigations that start together share one question.
    asking ??= currentSession().finally(() => {
      asking = null;
    });
    const session = await asking;
    entered ??= enter(session, request);
  }
  return next();
};

/** Runs once, without waiting: a navigation that started at the same time must find the session entered. */
function enter(session: Session | null, request: Request): Session {
  const { pathname, search } = new URL(request.url);
  if (!session) throw redirectDocument(`/auth/login?next=${encodeURIComponent(pathname + search)}`);
  if (!can(session.user, 'panel')) throw redirectDocument('/');
  keepListsOverReload(session.user.id, buildOf(document));
  watchSession((now) => now && now.user.id !== session.user.id && makeWay());
  return session;
}

/** Returns the address of the panel's own script, which differs in each release. */
const buildOf = (page: Document) => page.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

/** Reloads after another account has signed in in another tab: this page must send nothing in its name. */
function makeWay() {
  letGo();
  location.reload();
}

/** Returns the server's session. Renews it if its first token has expired. */
async function currentSession(): Promise<Session | null> {
  const session = await ask();
  if (session || !remembers(SESSION_KEY)) return session;
  const renewal = await renewSession();
  if (renewal === 'renewed') return ask();
  if (renewal === 'ended') return null;
  throw data({ error: renewal.message, ...renewal }, { status: 503 });
}

async function ask(): Promise<Session | null> {
  const { auth } = browserApi();
  const asked = auth.session.$get();
  const { session } = await unwrap(asked);
  if (session) begin(session, (await asked).headers.get('Date'));
  return session;
}

export function loader() {
  return entered;
}

/** Returns the signed-in user, for code outside components. */
export function personOf() {
  return entered?.user ?? { roles: [] };
}

/** Returns the signed-in user. */
export function useUser() {
  const session = useRouteLoaderData<typeof loader>('panel');
  if (!session) throw new Error('useUser needs the panel’s route');
  return session.user;
}

/** Returns the e-mail of the user who opened the panel, and who may sign in again in the dialog. */
export function knownEmail(): string {
  return entered?.user.email ?? '';
}
