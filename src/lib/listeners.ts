/** Returns two functions: one subscribes to changes and returns the removal, one notifies the subscribers. */
export function listeners<Args extends unknown[] = []>() {
  const all = new Set<(...args: Args) => void>();
  const subscribe = (listener: (...args: Args) => void): (() => void) => {
    all.add(listener);
    return () => all.delete(listener);
  };
  const notify = (...args: Args) => {
    for (const listener of all) listener(...args);
  };
  return [subscribe, notify] as const;
}
