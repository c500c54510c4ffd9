/** A mark of trust that needs minutes, a process that dies or a disk that refuses: too much for `npm test`. */
export type Mark = {
  /** By which `npm run drill -- --only` knows it. */
  name: string;
  /** What holds, in a few words. */
  title: string;
  /** Shows it on the data in `state`, which are its own, and gives its figure; throws at whatever does not hold. */
  run: (state: string, options: { requests: number; seeds: string }) => Promise<string>;
};

export function seconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`;
}
