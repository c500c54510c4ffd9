import { useEffect } from 'react';

/** Sets the tab's title while a screen is shown. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} | Painel Soul`;
  }, [title]);
}
