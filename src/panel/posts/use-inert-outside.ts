import { type RefObject, useLayoutEffect } from 'react';

/** Makes everything behind an element inert, except toasts and the sign-in dialog. */
export function useInertOutside(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const covered: HTMLElement[] = [];
    let node: HTMLElement | null = ref.current;
    while (node?.parentElement && node.parentElement.id !== 'painel') {
      for (const sibling of node.parentElement.children) {
        if (sibling !== node && sibling instanceof HTMLElement && !sibling.inert) covered.push(sibling);
      }
      node = node.parentElement;
    }
    for (const element of covered) element.inert = true;
    return () => {
      for (const element of covered) element.inert = false;
    };
  }, [ref]);
}
