import { STATE } from '../prepare.mjs';
import { type DataStore, openDataStore } from './data-store.ts';
import { Refusal } from './refusal.ts';

/** Runs work with the data store that the options name. A refusal prints its message, and fails the command. */
export async function atTerminal(
  options: { remote?: boolean | undefined; 'persist-to'?: string | undefined },
  work: (store: DataStore) => Promise<void>,
): Promise<void> {
  const state = options['persist-to'] ?? process.env.STATE ?? STATE;
  let store: DataStore | undefined;
  let isLeaving = false;
  // Ctrl+C must leave behind neither a folder of parts nor a workerd process.
  async function leave() {
    isLeaving = true;
    await store?.close();
    process.exit(130);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    store = await openDataStore({ remote: options.remote ?? false, state });
    await work(store);
  } catch (error) {
    if (isLeaving) return;
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    if (!isLeaving) await store?.close();
  }
}
