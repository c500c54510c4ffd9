import { type LoaderFunctionArgs, redirectDocument, useRouteLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { can } from '../../shared/permissions';
import type { Session } from '../../shared/user';

/** Lets in whoever holds a role; the others are led where they belong, as a new document. The API guards itself too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await currentSession();
  const { pathname, search } = new URL(request.url);
  if (!session) throw redirectDocument(`/auth/login?next=${encodeURIComponent(pathname + search)}`);
  if (!can(session.user, 'panel')) throw redirectDocument('/');
  email = session.user.email;
  return session;
}

let email = '';

/** Who was signed in when the panel opened: the one who may sign in again in place. */
export function knownEmail(): string {
  return email;
}

/** The signed-in person. */
export function useUser() {
  const session = useRouteLoaderData<typeof loader>('painel');
  if (!session) throw new Error('useUser needs the panel’s route');
  return session.user;
}

type Answer = { ok: true; status: 200; json: () => Promise<{ session: Session | null }> };

async function currentSession(): Promise<Session | null> {
  return (await unwrap(fetch('/api/auth/session') as Promise<Answer>)).session;
}
