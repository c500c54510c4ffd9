import { ExternalLink, KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../ui/link';
import { Button } from '../parts/button';
import { useUser } from '../session/guard';
import { leave } from '../session/leave';
import { SECURITY } from './tabs';
import { ThemeSwitch } from './theme-switch';

/** Who is signed in, the way out, one's passkeys, the theme, and the way to the site. */
export function Account() {
  const { email } = useUser();
  const [leaving, setLeaving] = useState(false);

  async function onLeave() {
    setLeaving(true);
    if (!(await leave())) setLeaving(false);
  }

  return (
    <div className="flex min-w-0 items-center justify-end gap-x-1 pr-2 max-[23rem]:gap-x-0 sm:flex-1 lg:flex-none lg:flex-wrap lg:gap-x-0 lg:pr-0 lg:justify-start lg:border-t lg:border-line lg:pt-3">
      <p
        title={email}
        className="hidden min-w-0 truncate text-sm text-muted sm:block sm:flex-1 sm:text-right lg:w-full lg:flex-none lg:px-3 lg:pb-1.5 lg:text-left"
      >
        {email}
      </p>
      {/* On a phone, whose buttons are as large as a fingertip, its word would take a line more of every screen. */}
      <Button
        look="ghost"
        onClick={onLeave}
        disabled={leaving}
        title={leaving ? 'Saindo...' : 'Sair'}
        className="order-last max-sm:aspect-square max-sm:px-0 lg:order-none lg:px-2.5"
      >
        <LogOut aria-hidden size={16} />
        <span className="max-sm:sr-only">{leaving ? 'Saindo...' : 'Sair'}</span>
      </Button>
      <span className="hidden flex-1 lg:block" />
      <Link
        to={SECURITY}
        aria-label="Entrada em duas etapas"
        title="Entrada em duas etapas"
        className="button aspect-square px-0 text-text hover:bg-sunken"
      >
        <KeyRound aria-hidden size={16} />
      </Link>
      <ThemeSwitch />
      <a
        href="/"
        aria-label="Ver o site"
        title="Ver o site"
        className="button aspect-square px-0 text-text hover:bg-sunken"
      >
        <ExternalLink aria-hidden size={16} />
      </a>
    </div>
  );
}
