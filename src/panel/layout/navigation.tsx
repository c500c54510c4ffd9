import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { can } from '../../shared/permissions';
import { useUser } from '../session/guard';
import { tabs } from './tabs';

/** The tabs: a column beside wide screens, a line that scrolls on phones. */
export function Navigation() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab changes with the path.
  useEffect(() => {
    const line = list.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && current) line.scrollLeft = current.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav aria-label="Painel" className="order-last w-full min-w-0 lg:order-none lg:flex-1">
      <ul
        ref={list}
        className="relative flex gap-0.5 overflow-x-auto px-3 pb-2 [scrollbar-width:none] lg:flex-col lg:px-0 lg:pb-0"
      >
        {tabs
          .filter(({ needs }) => can(user, needs))
          .map(({ to, label, icon: Icon }) => (
            <li key={to} className="shrink-0">
              <NavLink
                to={to}
                end={to === '/painel'}
                className="flex min-h-11 items-center gap-2.5 rounded-lg px-3 text-sm font-medium -outline-offset-2 hover:bg-sunken hover:text-ink aria-[current=page]:bg-lilac aria-[current=page]:text-primary-deep lg:min-h-9"
              >
                <Icon aria-hidden size={17} strokeWidth={1.9} className="shrink-0" />
                {label}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
