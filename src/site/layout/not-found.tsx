import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../../lib/context';

/**
 * Unknown addresses answer 404; the error page of their parent shows it. The edge logs those that it renders; of one
 * that is reached inside the application the browser tells it, and waits for nothing.
 */
export function loader({ context, request }: LoaderFunctionArgs): never {
  if (!import.meta.env.SSR) {
    const { pathname } = new URL(request.url);
    api(context)
      ['unknown-pages'].$post({ json: { path: pathname } })
      .catch(() => undefined);
  }
  throw data({ error: 'Oops! Page not found' }, { status: 404 });
}

export function NotFound() {
  return null;
}
