import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * Announces the new screen's title to screen readers after a navigation, and focuses its heading, unless a form has the
 * focus. A change of parameters alone leaves the focus. Shows a progress bar at the top while loading.
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
    // Keeps the focus in tab lists, for arrow keys, and in forms, for further typing.
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
