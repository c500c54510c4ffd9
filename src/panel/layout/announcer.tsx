import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * After a navigation screen readers hear the new screen's title, and focus moves to its heading, or stays in a form that
 * took it. Other parameters of the same screen leave focus where it is. Above, a bar while it loads.
 */
export function Announcer() {
  const { pathname } = useLocation();
  const loading = useNavigation().state !== 'idle';
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    // Arrow keys go on through tabs that are addresses, and words into the form that they are typed into.
    if (document.activeElement?.closest('[role="tablist"], form[data-save]')) return;
    const main = document.getElementById('conteudo');
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {title}
      </p>
      {loading && (
        <div className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left animate-[load_8s_var(--ease-out)_forwards] bg-primary" />
      )}
    </>
  );
}
