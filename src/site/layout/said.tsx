import { type ComponentPropsWithoutRef, type ElementType, useMemo, useState } from 'react';
import type { Written } from '../../shared/pages/written';

const KEPT = { __html: '' };

type Props<As extends ElementType> = Omit<ComponentPropsWithoutRef<As>, 'as' | 'children'> & {
  as: As;
  /** Texts from the page's loader. */
  of: Written;
  name: keyof Written;
};

/**
 * An element with editable text. Server-rendered text is neither in the page's script nor in its data: React keeps the
 * element's existing content on hydration, and the content is stored for a later visit.
 */
export function Said<As extends ElementType>({ as, of: written, name, ...props }: Props<As>) {
  const Element: ElementType = as;
  const html = written[name];
  const [came] = useState(html === undefined && written);
  const isKept = came === written;
  const words = useMemo(() => (isKept ? KEPT : { __html: html }), [isKept, html]);

  function note(element: Element | null) {
    if (!element || written[name] !== undefined) return;
    if (element.innerHTML) written[name] = element.innerHTML;
    // The browser re-rendered the page without its text: `page-memory.ts` reloads it.
    else dispatchEvent(new Event('unsaid'));
  }
  return (
    <Element {...props} ref={isKept ? note : undefined} dangerouslySetInnerHTML={words} suppressHydrationWarning />
  );
}
