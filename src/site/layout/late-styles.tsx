import { useInsertionEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { applyStyles, areApplied } from '../../lib/add-styles';
import styles from '../../styles.css?url';

let lives = false;

/**
 * Loads the styles of all pages. Put it below the first view, whose styles are in the page itself
 * (`functions/pages/first-view.ts`): content above it is painted without waiting, content below it after the styles. Pages
 * reached by a click have no such link: with the first navigation, the copy in the head takes effect (`entry-client.tsx`).
 * @param last the layout's own, below the page: the edge leaves its link out if the page has one (`linkedOnce`)
 */
export function LateStyles({ last }: { last?: boolean }) {
  const { pathname } = useLocation();
  /** Path of the page that came from the edge with this link; empty if the edge left it out, or the page came by a click. */
  const [linkedAt] = useState(
    lives || (last && !import.meta.env.SSR && !document.querySelector('main~link')) ? '' : pathname,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: its cleanup runs in the commit of another page.
  useInsertionEffect(() => {
    lives = true;
    return applyStyles;
  }, [pathname]);
  return linkedAt === pathname && !areApplied && <link rel="stylesheet" href={styles} />;
}
