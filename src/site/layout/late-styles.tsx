import late from './late.css?url';

/**
 * Fetches what no first view needs of styles. It stands below the first view: what comes before it is painted without
 * waiting, what comes after it with its styles.
 */
export function LateStyles() {
  return <link rel="stylesheet" href={late} />;
}
