import { useEffect, useState } from 'react';
import styles from '../../styles.css?url';

let lives = false;

/**
 * Fetches the styles of all pages. It stands below the first view, whose share of them is in the page itself
 * (`functions/pages/first-view.ts`): what comes before it is painted without waiting, what comes after it with its styles.
 * A page that one goes on to has none: the head holds them by then (`entry-boot.ts`), and one sheet more would have every
 * element drawn anew.
 */
export function LateStyles() {
  const [isLate] = useState(lives);
  useEffect(() => {
    lives = true;
  });
  return !isLate && <link rel="stylesheet" href={styles} />;
}
