import styles from '../../styles.css?url';

/**
 * Loads the styles of all pages. It goes below the first view, whose styles are inlined in the page
 * (`functions/pages/first-view.ts`): content above it paints without waiting, content below it waits for these styles.
 */
export function LateStyles() {
  return <link rel="stylesheet" href={styles} />;
}
