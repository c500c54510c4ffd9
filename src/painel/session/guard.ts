import { type LoaderFunctionArgs, redirectDocument, useRouteLoaderData } from 'react-router-dom';
import { can } from '../../shared/permissions';
import { currentSession } from './session';

/** Lets in whoever holds a role; the others are led where they belong, as a new document. The API guards itself too. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await currentSession();
  const { pathname, search } = new URL(request.url);
  if (!session) throw redirectDocument(`/auth/login?next=${encodeURIComponent(pathname + search)}`);
  if (!can(session.user, 'panel')) throw redirectDocument('/');
  return session;
}

/** The signed-in person. */
export function useUser() {
  const session = useRouteLoaderData<typeof loader>('painel');
  if (!session) throw new Error('useUser needs the panel’s route');
  return session.user;
}
