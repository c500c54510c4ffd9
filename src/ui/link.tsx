import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { createPath, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The whole path of another page, or `?…` or `#…` of this one. */
  to: string;
  preventScrollReset?: boolean;
  /** Whether to use a view transition, if the browser supports it: a picture on both pages moves across. */
  viewTransition?: boolean;
};

/**
 * A link inside the site. The router's own link resolves its address against all routes, twice, and renders again when a
 * click begins: with a hundred links on a page, that was most of the delay of a click. It also includes the prefetching of
 * another mode of the router.
 */
export function Link({ to, preventScrollReset = false, viewTransition = false, onClick, ...props }: Props) {
  const router = useContext(RouterContext)?.router;
  const { pathname } = useLocation();
  const href = to.startsWith('/') ? to : pathname + to.replace(/^\?$/, '');

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // A link to the current address replaces its history entry: Back leaves the page at once.
    const replace = createPath(router.state.location) === href;
    void router.navigate(href, { replace, preventScrollReset, viewTransition });
  }
  return <a href={href} onClick={follow} {...props} />;
}

/** Returns whether a click is plain. Other clicks, for example for a new tab, are left to the browser. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** A link with `aria-current` if it leads to the current page or to a page above it. */
export function CurrentLink(props: Props) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (props.to !== '/' && pathname.startsWith(`${props.to}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
