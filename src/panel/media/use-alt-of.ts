import { useState } from 'react';

/**
 * Returns a function for the description of a replaced picture: that of the new picture, or none. A typed description is
 * kept. `given` are the initial descriptions, which may be replaced.
 */
export function useAltOf(given: string[]): (chosen: string, before: string) => string {
  const [known] = useState(() => new Set(['', ...given]));
  return (chosen, before) => {
    const isTyped = !known.has(before);
    known.add(chosen);
    return isTyped ? before : chosen;
  };
}
