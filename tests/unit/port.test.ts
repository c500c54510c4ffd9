import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { answers, freePort, isFree } from '../../scripts/port.mjs';

test('a port is taken while something listens on it, and free afterwards', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await answers(port)).toBe(true);
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await answers(port)).toBe(false);
  expect(await isFree(port)).toBe(true);
});

test('freePort returns a port that is free', async () => {
  expect(await isFree(await freePort())).toBe(true);
});
