// Vitest ends its threads after each run, so that every fault would load all modules again. This thread stays.
import path from 'node:path';
import { type PoolOptions, ThreadsPoolWorker } from 'vitest/node';

type Listener = Parameters<ThreadsPoolWorker['on']>[1];

let lasting: LastingWorker | undefined;

class LastingWorker extends ThreadsPoolWorker {
  override readonly name = 'lasting';
  protected override readonly entrypoint = path.join(import.meta.dirname, 'worker.js');
  private isStarted = false;
  private listeners: [event: string, listener: Listener][] = [];

  override async start() {
    if (this.isStarted) return;
    await super.start();
    this.isStarted = true;
    // A thread without memory ends: the next run starts another.
    super.on('exit', () => {
      lasting = undefined;
    });
  }

  override on(event: string, listener: Listener) {
    this.listeners.push([event, listener]);
    super.on(event, listener);
  }

  /** Ends a run: only its listeners go. */
  override async stop() {
    for (const [event, listener] of this.listeners.splice(0)) this.off(event, listener);
  }

  end() {
    return super.stop();
  }
}

export const pool = {
  name: 'lasting',
  createPoolWorker(options: PoolOptions) {
    lasting ??= new LastingWorker(options);
    return lasting;
  },
};

export const endThread = () => lasting?.end();
