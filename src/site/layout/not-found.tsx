import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { api } from '../../lib/context';

/**
 * Answers 404 for unknown addresses; the parent's error page shows it. Only the edge knows the redirects, so a navigation
 * within the application asks it first, and follows the redirect if there is one.
 */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<never> {
  if (!import.meta.env.SSR) {
    const { pathname, search } = new URL(request.url);
    const { to } = await api(context)
      ['unknown-pages'].$post({ json: { path: pathname } })
      .then((answer) => (answer.ok ? answer.json() : { to: null }))
      .catch(() => ({ to: null }));
    if (to) throw redirect(to + search);
  }
  throw data({ error: 'Oops! Page not found' }, { status: 404 });
}

export function NotFound() {
  return null;
}
