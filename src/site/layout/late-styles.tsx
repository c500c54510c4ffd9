import styles from '../../styles.css?url';

/**
 * Fetches the styles of all pages. It stands below the first view, whose share of them is in the page itself
 * (`functions/pages/first-view.ts`): what comes before it is painted without waiting, what comes after it with its styles.
 */
export function LateStyles() {
  return <link rel="stylesheet" href={styles} />;
}
