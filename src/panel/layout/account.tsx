import { ExternalLink, KeyRound, LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../ui/link';
import { Button } from '../parts/button';
import { useUser } from '../session/guard';
import { leave } from '../session/leave';
import { SECURITY } from './tabs';
import { ThemeSwitch } from './theme-switch';

/** Shows who is signed in, with the way to the own account, sign-out, passkeys, the theme and the link to the site. */
export function Account() {
  const { email } = useUser();
  const [leaving, setLeaving] = useState(false);

  async function onLeave() {
    setLeaving(true);
    if (!(await leave())) setLeaving(false);
  }

  return (
    <div className="flex flex-wrap items-center border-t border-line pt-3">
      <a
        href="/conta"
        title={email}
        className="mb-1.5 flex min-h-11 w-full flex-col justify-center rounded-lg px-3 text-sm -outline-offset-2 hover:bg-sunken lg:min-h-9"
      >
        <span className="font-medium">Minha conta</span> <span className="truncate text-muted">{email}</span>
      </a>
      <Button look="ghost" onClick={onLeave} busy={leaving} className="mr-auto px-2.5">
        <LogOut aria-hidden size={16} />
        {leaving ? 'Saindo...' : 'Sair'}
      </Button>
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
