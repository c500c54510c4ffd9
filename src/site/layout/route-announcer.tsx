import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLoading } from '../../lib/loading';
import { useSlow } from './use-slow';

/**
 * After a navigation, announces the new title to screen readers and moves focus to the new page, or to its main field. A
 * change of parameters on the same page leaves focus in place, and is announced only if it changes the title. A bar at the
 * top shows loading, and a notice if it is slow.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const loading = useLoading();
  const slow = useSlow(loading);
  const here = pathname + search;
  const [announced, setAnnounced] = useState({ title: '', of: here });
  const shown = useRef({ pathname, search, title: '' });

  useEffect(() => {
    const { title } = document;
    const before = shown.current;
    const isHere = before.pathname === pathname;
    shown.current = { pathname, search, title };
    // The store finder announces its selection itself.
    if (isHere && (before.search === search || before.title === title || document.getElementById('loja'))) return;
    setAnnounced({ title, of: pathname + search });
    if (isHere) return;
    // With the next frame, which lays the page out: focus would do so before, and once more if the page changes until then.
    requestAnimationFrame(() => {
      const main = document.getElementById('conteudo');
      (main?.querySelector<HTMLElement>('[data-focus]') ?? main)?.focus({ preventScroll: true });
    });
  }, [pathname, search]);

  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {/* Until the new page has a title, the old title must not be announced. */}
        {loading ? 'Carregando...' : announced.of === here && announced.title}
      </p>
      {loading && (
        <div
          className="fixed inset-x-0 top-0 z-50 h-1 bg-pink"
          style={{ transformOrigin: 0, animation: 'load 8s var(--ease-out) forwards' }}
        />
      )}
      {slow && <SlowNotice />}
    </>
  );
}

/** A popover, so an open dialog does not cover it. Hidden from screen readers, which already heard it. */
function SlowNotice() {
  return (
    <p
      ref={(element) => element?.showPopover?.()}
      popover="manual"
      aria-hidden
      className="fixed inset-x-0 top-20 bottom-auto z-50 mx-auto w-fit rounded-full bg-surface px-6 py-3 font-medium text-primary-deep shadow-lift"
    >
      Carregando...
    </p>
  );
}
