const CHUNK = 16 * 1024;

/** Returns a body of spaces that never ends, and how many bytes of it were taken. */
export function endless() {
  let sent = 0;
  const chunk = new Uint8Array(CHUNK).fill(32);
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      sent += CHUNK;
      controller.enqueue(chunk);
    },
  });
  return { stream, sent: () => sent };
}
