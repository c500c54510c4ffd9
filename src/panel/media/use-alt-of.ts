import { useState } from 'react';

/**
 * What is said of a picture once another one takes its place: what comes with that one, or nothing. Words that somebody
 * has typed stay; `given` are those that stand there already, of pictures that may go.
 */
export function useAltOf(given: string[]): (chosen: string, before: string) => string {
  const [known] = useState(() => new Set(['', ...given]));
  return (chosen, before) => {
    const isTyped = !known.has(before);
    known.add(chosen);
    return isTyped ? before : chosen;
  };
}
