import { useEffect, useState } from 'react';
import styles from '../../styles.css?url';

let lives = false;

/**
 * Loads the styles of all pages. Put it below the first view, whose styles are in the page itself
 * (`functions/pages/first-view.ts`): content above it is painted without waiting, content below it after the styles. Pages
 * reached by a click have no such link: the head has the styles by then (`entry-boot.ts`), and one more sheet would restyle
 * every element.
 */
export function LateStyles() {
  const [isLate] = useState(lives);
  useEffect(() => {
    lives = true;
  });
  return !isLate && <link rel="stylesheet" href={styles} />;
}
