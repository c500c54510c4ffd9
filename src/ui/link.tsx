import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  preventScrollReset?: boolean;
  /** Whether one page melts into the other, where the browser can do it: a picture that both show moves over. */
  viewTransition?: boolean;
};

/** A link inside the site. The router's own carries the prefetching of another of its modes, two kilobytes in every page. */
export function Link({ to, preventScrollReset = false, viewTransition = false, onClick, ...props }: Props) {
  const follow = useLinkClickHandler(to, { preventScrollReset, viewTransition });
  return (
    <a
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...props}
    />
  );
}

/** A link that says so when it leads to where one is: to the page itself, or to what stands above it. */
export function CurrentLink(props: Props) {
  const { pathname } = useLocation();
  const isCurrent = pathname === props.to || (props.to !== '/' && pathname.startsWith(`${props.to}/`));
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
