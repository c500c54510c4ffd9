/** Memoizes `work`, which is costly and depends on the text alone. Callers share the result, so they must not change it. */
export function remembered<Result>(work: (text: string) => Result, most = 1000): (text: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.result;
    const result = work(text);
    // Cleared when it is full: frequent texts are soon cached again.
    if (known.size >= most) known.clear();
    known.set(text, { result });
    return result;
  };
}
