/** `come` is fulfilled once all earlier turns have passed. */
export type Turn = { come: Promise<void>; pass: () => void };

/** Gives out turns in their order. Every turn must pass, or the later ones wait for ever. */
export function createTurns() {
  let last = Promise.resolve();
  return {
    take(): Turn {
      const { promise, resolve } = Promise.withResolvers<void>();
      const come = last;
      last = come.then(() => promise);
      return { come, pass: resolve };
    },
  };
}
