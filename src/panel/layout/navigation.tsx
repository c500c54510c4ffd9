import { NavLink } from 'react-router-dom';
import { can } from '../../shared/permissions';
import { useUser } from '../session/guard';
import { tabs } from './tabs';

/** Lists the screens that the user may open. */
export function Navigation() {
  const user = useUser();
  return (
    <nav aria-label="Painel" className="flex-1">
      <ul className="flex flex-col gap-0.5">
        {tabs
          .filter(({ needs }) => can(user, needs))
          .map(({ to, label, icon: Icon }) => (
            <li key={to}>
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
