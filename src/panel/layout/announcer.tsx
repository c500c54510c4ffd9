import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { recordsInSight } from '../lists/records-in-sight';
import { bringIntoView, isBelow } from '../lists/saved-record';

/**
 * Announces the new screen's title to screen readers after a navigation. Focuses its heading, or in a list the record that
 * the user returns from, unless a form has the focus. A change of parameters alone leaves the focus. Shows a progress bar
 * at the top while loading.
 */
export function Announcer() {
  const { pathname } = useLocation();
  const loading = useNavigation().state !== 'idle';
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    const left = shown.current;
    shown.current = pathname;
    setTitle(document.title);
    // Keeps the focus in tab lists, for arrow keys, and in forms, for further typing.
    if (document.activeElement?.closest('[role="tablist"], form[data-save]')) return;
    const record = isBelow(left, pathname) && recordAt(left);
    const main = document.getElementById('conteudo');
    (record || (main?.querySelector('h1') ?? main))?.focus({ preventScroll: true });
    if (record) bringIntoView(record);
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

/** Returns the link of the visible list to the record at an address, or to one that was just created. */
function recordAt(left: string): HTMLElement | undefined {
  const records = recordsInSight().filter((record) => record instanceof HTMLAnchorElement);
  const isIt = ({ pathname }: HTMLAnchorElement) => isBelow(left, pathname) || isBelow(pathname, left);
  return records.find(isIt) ?? records.find(({ dataset }) => 'saved' in dataset);
}
