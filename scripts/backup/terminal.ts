import { STATE } from '../prepare.mjs';
import { openPlace, type Place } from './place.ts';
import { Refusal } from './refusal.ts';

/** Does something with the place that the options name; a refusal is told in its own words and fails the command. */
export async function atTerminal(
  options: { remote?: boolean | undefined; 'persist-to'?: string | undefined },
  work: (place: Place) => Promise<void>,
): Promise<void> {
  const state = options['persist-to'] ?? process.env.STATE ?? STATE;
  let place: Place | undefined;
  let isLeaving = false;
  // Neither a folder of parts nor a workerd is left behind by Ctrl+C.
  async function leave() {
    isLeaving = true;
    await place?.close();
    process.exit(130);
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave);
  try {
    place = await openPlace({ remote: options.remote ?? false, state });
    await work(place);
  } catch (error) {
    if (isLeaving) return;
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    if (!isLeaving) await place?.close();
  }
}
