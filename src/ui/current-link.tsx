import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A link that says so when it leads to where one is: to the page itself, or to what stands above it. */
export function CurrentLink({ to, ...props }: ComponentProps<typeof Link> & { to: string }) {
  const { pathname } = useLocation();
  const isCurrent = pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
  return <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
