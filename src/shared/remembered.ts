/** Memoizes `work`, which is costly and depends on the text alone. Callers share the result, so they must not change it. */
export function remembered<Told>(work: (text: string) => Told, most = 1000): (text: string) => Told {
  const known = new Map<string, { told: Told }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.told;
    const told = work(text);
    // Cleared when it is full: frequent texts are soon cached again.
    if (known.size >= most) known.clear();
    known.set(text, { told });
    return told;
  };
}
