import { Search } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Link } from '../../ui/link';
import { panelScrollKey } from '../lists/way-back';
import { loadResults, Palette } from '../palette/palette';
import { useUser } from '../session/guard';
import { Account } from './account';
import { Announcer } from './announcer';
import { Menu } from './menu';
import { Navigation } from './navigation';
import { shortcut, useShortcuts } from './use-shortcuts';

const ShortcutsDialog = lazy(() => import('../shortcuts/shortcuts-dialog'));

/** Renders the frame of all screens. */
export function Layout() {
  const [inFront, setInFront] = useState<'palette' | 'shortcuts' | null>(null);
  const openPalette = useCallback(() => setInFront('palette'), []);
  const openShortcuts = useCallback(() => setInFront('shortcuts'), []);
  // When one dialog reports that it has closed, the other may be open already.
  const closed = (one: typeof inFront) => setInFront((now) => (now === one ? null : now));
  useShortcuts({ openPalette, openShortcuts });
  const { email } = useUser();
  // Loads the palette's code early, for users who type right after the shortcut.
  useEffect(() => void loadResults(), []);
  return (
    <div className="min-h-svh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a href="#conteudo" className="skip-link">
        Ir para o conteúdo
      </a>
      <header className="flex items-center border-b border-line bg-surface py-1 pr-2 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-4 lg:overflow-y-auto lg:border-r lg:border-b-0 lg:p-3">
        <Menu />
        <Link
          to="/painel"
          aria-label="Painel da Soul"
          className="flex items-center gap-2 px-2 py-3 lg:px-3 lg:pt-3 lg:pb-0"
        >
          <svg aria-hidden="true" viewBox="0 0 356 148" className="h-5 w-auto text-primary-deep" fill="currentColor">
            <use href="#wordmark" />
          </svg>
          <span className="mt-1 text-sm font-medium text-muted">Painel</span>
        </Link>
        <button
          type="button"
          onClick={openPalette}
          aria-keyshortcuts="Control+K Meta+K"
          className="button ml-auto aspect-square px-0 text-muted hover:bg-sunken lg:ml-0 lg:aspect-auto lg:justify-start lg:border lg:border-line lg:bg-page lg:px-3 lg:font-normal"
        >
          <Search aria-hidden size={16} />
          <span className="sr-only flex-1 text-left lg:not-sr-only">Buscar ou ir para</span>
          <kbd aria-hidden className="kbd hidden pointer-fine:lg:block">
            {shortcut('K')}
          </kbd>
        </button>
        <div className="hidden lg:contents">
          <Navigation />
          <Account />
        </div>
      </header>
      <div className="flex min-h-svh min-w-0 flex-col lg:min-h-0">
        <main
          id="conteudo"
          tabIndex={-1}
          className="mx-auto w-full max-w-6xl flex-1 px-4 py-4 outline-none sm:px-8 sm:py-6 lg:py-9"
        >
          <Outlet />
        </main>
        <footer className="mx-auto w-full max-w-6xl px-4 pb-5 text-sm text-muted sm:px-8">
          © {new Date().getFullYear()} Soul. Painel de administração.
          <span className="block truncate sm:hidden">{email}</span>
        </footer>
      </div>
      <Announcer />
      <ScrollRestoration getKey={panelScrollKey} />
      {inFront === 'palette' && <Palette onClose={() => closed('palette')} onShortcuts={openShortcuts} />}
      <Suspense>{inFront === 'shortcuts' && <ShortcutsDialog onClose={() => closed('shortcuts')} />}</Suspense>
    </div>
  );
}
