import { useLayoutEffect, useState } from 'react';
import { type Toast, useToast } from '../../lib/toast';

/**
 * The toast to show, and the region for it: one that is heard once the listener is free, or at once. Both stand there
 * before any words do, for what comes with its words is not read aloud by all. They go into the modal dialog on top, for
 * all outside of that is out of reach, and back.
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
    // Dialogs come and go. One that is taken off the page says nothing of it, and would take the box along.
    const watch = new MutationObserver(place);
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => {
      watch.disconnect();
      made.remove();
    };
  }, [className]);
  return { message, region: message?.destructive ? box?.lastElementChild : box?.firstElementChild };
}
