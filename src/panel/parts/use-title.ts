import { useEffect } from 'react';

/** Sets the tab's title while a screen, or a form within a screen, is shown. */
export function useTitle(title: string) {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} | Painel Soul`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
