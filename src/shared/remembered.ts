/**
 * The same as `work`, which is costly and always tells the same of a text: what it told of the last texts is given again. It
 * is for many, and must not be changed.
 */
export function remembered<Told>(work: (text: string) => Told, most = 1000): (text: string) => Told {
  const known = new Map<string, { told: Told }>();
  return (text) => {
    const found = known.get(text);
    if (found) return found.told;
    const told = work(text);
    // Begun anew when it is full: what is asked for often is soon there again.
    if (known.size >= most) known.clear();
    known.set(text, { told });
    return told;
  };
}
