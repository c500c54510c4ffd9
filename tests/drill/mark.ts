/** A mark of trust that needs minutes, a killed process or a failing disk: too much for the tests. */
export type Mark = {
  /** Its name for `npm run drill -- --only`. */
  name: string;
  /** The promise in a few words. */
  title: string;
  /** Checks the promise on its own data in `state` and returns the figures; throws if it is broken. */
  run: (state: string, options: Options) => Promise<string>;
};

/** Options of the drill: how hard the load is, which histories are played, and which files get planted faults. */
type Options = { requests: number; seeds: string; files: string[] };

export function seconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`;
}
