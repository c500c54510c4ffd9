import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { api } from '../../lib/context';

/**
 * Unknown addresses answer 404; the error page of their parent shows it. What is known of them is known to the edge: one
 * that is reached inside the application is told to it, and leads where it says.
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
