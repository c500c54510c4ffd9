import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/** After a navigation: focus moves to the new page, and screen readers hear its title. Above, a bar while it loads. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const loading = useNavigation().state === 'loading';
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    document.getElementById('conteudo')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {loading ? 'Carregando...' : title}
      </p>
      {loading && (
        <div className="fixed inset-x-0 top-0 z-50 h-1 origin-left animate-[load_8s_var(--ease-out)_forwards] bg-pink" />
      )}
    </>
  );
}
