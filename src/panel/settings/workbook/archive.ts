/** A file in a ZIP archive: its compression method and its compressed bytes. */
type Entry = { method: number; packed: Uint8Array };

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
/** Maximum size of an unpacked file, in bytes. Protects the browser's memory; our files are far smaller. */
const MOST = 32 * 1024 * 1024;

/** Returns the files of an archive by name, from the directory at its end; `null` if that is missing or broken. */
export function entriesOf(bytes: Uint8Array): Map<string, Entry> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // A comment of up to 64 KiB may follow the end record.
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) return null;
  const entries = new Map<string, Entry>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) return null;
    const size = view.getUint32(at + 20, true);
    const name = view.getUint16(at + 28, true);
    const extra = view.getUint16(at + 30, true);
    const comment = view.getUint16(at + 32, true);
    const local = view.getUint32(at + 42, true);
    if (local + 30 > bytes.length) return null;
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    entries.set(new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)), {
      method: view.getUint16(at + 10, true),
      packed: bytes.subarray(start, start + size),
    });
    at += 46 + name + extra + comment;
  }
  return entries;
}

/** Returns the text of a file; `null` if it is broken, too long, or compressed by an unknown method. */
export async function textOf({ method, packed }: Entry): Promise<string | null> {
  if (method === STORED) return new TextDecoder().decode(packed);
  if (method !== DEFLATED) return null;
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const reader = new Blob([new Uint8Array(packed)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      if (length > MOST) {
        await reader.cancel();
        return null;
      }
    }
  } catch {
    return null;
  }
  return new Blob(parts as BlobPart[]).text();
}
