import { useLayoutEffect, useState } from 'react';
import { type Toast, useToast } from '../../lib/toast';

/**
 * Returns the toast and the live region for it: polite, or assertive for errors. Both regions exist before the text,
 * because some screen readers ignore a region that appears with its text. They move into the topmost modal dialog, because
 * everything outside is inert, and back.
 */
export function useToaster(className: string): { message: Toast | null; region: Element | null | undefined } {
  const message = useToast();
  const [box, setBox] = useState<Element>();
  useLayoutEffect(() => {
    const made = document.createElement('section');
    made.className = className;
    made.setAttribute('aria-label', 'Avisos');
    for (const role of ['status', 'alert']) {
      const region = document.createElement('div');
      region.setAttribute('role', role);
      made.append(region);
    }
    const place = () => {
      const host = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      if (made.parentNode !== host) host.append(made);
    };
    place();
    setBox(made);
    // Follows dialogs. One that is removed from the page fires no event, and would take the regions along.
    const watch = new MutationObserver(place);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      made.remove();
    };
  }, [className]);
  return { message, region: message?.destructive ? box?.lastElementChild : box?.firstElementChild };
}
