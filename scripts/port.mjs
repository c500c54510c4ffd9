import { createServer, Socket } from 'node:net';

/** Returns whether no process listens on the port, on any address of this machine. */
export async function isFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    if (await answers(port, host)) return false;
  }
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Returns whether a process accepts connections on the port. */
export function answers(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const socket = new Socket();
    const finish = (open) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.connect(port, host, () => finish(true));
  });
}

/** Returns a free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Returns the port to serve on: PORT, else 8788. Ends the process with a clear message if it cannot be used. */
export async function wantedPort() {
  const port = Number(process.env.PORT ?? 8788);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    console.error(`PORT=${process.env.PORT} is no port: use a number from 1 to 65535.`);
    process.exit(1);
  }
  if (!(await isFree(port))) {
    console.error(`Port ${port} is in use. Close the other program or choose another port: PORT=${port + 1} npm start`);
    process.exit(1);
  }
  return port;
}
