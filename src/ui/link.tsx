import { type ComponentProps, type MouseEvent, useContext } from 'react';
import { createPath, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** Another page's whole path, or `?…` or `#…` of this one. */
  to: string;
  preventScrollReset?: boolean;
  /** Whether one page melts into the other, where the browser can do it: a picture that both show moves over. */
  viewTransition?: boolean;
};

/**
 * A link inside the site. The router's own resolves every address against all routes, twice, and renders once more as a
 * click begins: a hundred links of a page were most of what a click waited for. It also carries the prefetching of
 * another of its modes.
 */
export function Link({ to, preventScrollReset = false, viewTransition = false, onClick, ...props }: Props) {
  const router = useContext(RouterContext)?.router;
  const { pathname } = useLocation();
  const href = to.startsWith('/') ? to : pathname + to.replace(/^\?$/, '');

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!router || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    // To where one is already leads back past it.
    const replace = createPath(router.state.location) === href;
    void router.navigate(href, { replace, preventScrollReset, viewTransition });
  }
  return <a href={href} onClick={follow} {...props} />;
}

/** What else a press asks for, as another tab, is the browser's. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}

/** A link that says so when it leads to where one is: to the page itself, or to what stands above it. */
export function CurrentLink(props: Props) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (props.to !== '/' && pathname.startsWith(`${props.to}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
