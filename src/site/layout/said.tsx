import { type ComponentPropsWithoutRef, type ElementType, useMemo, useState } from 'react';
import type { Written } from '../../shared/pages/written';

const KEPT = { __html: '' };

type Props<As extends ElementType> = Omit<ComponentPropsWithoutRef<As>, 'as' | 'children'> & {
  as: As;
  /** What the page's loader told. */
  of: Written;
  name: keyof Written;
};

/**
 * An element with words that the edge wrote. Where they came with the page they are neither in its script nor in its data:
 * React takes the element over with what stands in it, which is noted for whoever comes back to the page.
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
    // Something made the browser draw the page anew, without the words: `page-memory.ts` has it read.
    else dispatchEvent(new Event('unsaid'));
  }
  return (
    <Element {...props} ref={isKept ? note : undefined} dangerouslySetInnerHTML={words} suppressHydrationWarning />
  );
}
