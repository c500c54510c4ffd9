import { data } from 'react-router-dom';

/** Unknown addresses answer 404; the error page of their parent shows it. */
export function loader(): never {
  throw data({ error: 'Oops! Page not found' }, { status: 404 });
}

export function NotFound() {
  return null;
}
