import { type MiddlewareFunction, redirectDocument, useRouteLoaderData } from 'react-router-dom';
import { browserApi, unwrap } from '../../lib/api';
import { begin, renewSession, watchSession } from '../../lib/session';
import { remembers, SESSION_KEY } from '../../lib/session-hint';
import { can } from '../../shared/permissions';
import type { Session } from '../../shared/user';
import { letGo } from './leaving';

let entered: Session | null = null;

/**
 * Before any screen reads anything: lets in whoever holds a role; the others are led where they belong, as a new
 * document. The API guards itself too.
 */
export const guard: MiddlewareFunction = async ({ request }, next) => {
  entered ??= await enter(request);
  return next();
};

async function enter(request: Request): Promise<Session> {
  const session = await currentSession();
  const { pathname, search } = new URL(request.url);
  if (!session) throw redirectDocument(`/auth/login?next=${encodeURIComponent(pathname + search)}`);
  if (!can(session.user, 'panel')) throw redirectDocument('/');
  watchSession((now) => now && now.user.id !== session.user.id && makeWay());
  return session;
}

/** Somebody else has signed in in another tab: nothing of this screen may be done in their name. */
function makeWay() {
  letGo();
  location.reload();
}

/** What the server says; a session whose first token has run out is renewed. */
async function currentSession(): Promise<Session | null> {
  const session = await ask();
  return session || !remembers(SESSION_KEY) || !(await renewSession()) ? session : ask();
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

/** The signed-in person, where no component asks. */
export function personOf() {
  return entered?.user ?? { roles: [] };
}

/** The signed-in person. */
export function useUser() {
  const session = useRouteLoaderData<typeof loader>('panel');
  if (!session) throw new Error('useUser needs the panel’s route');
  return session.user;
}

/** The e-mail of whoever the panel was opened by: the one who may sign in again in place. */
export function knownEmail(): string {
  return entered?.user.email ?? '';
}
