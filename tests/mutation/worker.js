// The thread of `pool.ts`. Vitest has one listener for requests, and one for the answers to calls of the run in progress.
import { parentPort } from 'node:worker_threads';
import { init, runBaseTests, setupEnvironment } from 'vitest/worker';

const listeners = [];

init({
  post: (message) => parentPort.postMessage(message),
  on: (listener) => {
    // Those of the run before have been answered.
    listeners.splice(1);
    listeners.push(listener);
  },
  off: () => undefined,
  runTests: (state, traces) => runBaseTests('run', state, traces),
  collectTests: (state, traces) => runBaseTests('collect', state, traces),
  setup: setupEnvironment,
});

parentPort.on('message', (message) => {
  if (message?.type === 'stop') parentPort.postMessage({ __vitest_worker_response__: true, type: 'stopped' });
  else for (const listener of listeners) listener(message);
});
