/** Bytes of a binary file. Reading beyond the end throws `RangeError`, which means a damaged file. */
export type Bytes = Uint8Array<ArrayBuffer>;

function view(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export const u8 = (bytes: Bytes, at: number) => view(bytes).getUint8(at);
export const u16 = (bytes: Bytes, at: number, little = false) => view(bytes).getUint16(at, little);
export const u32 = (bytes: Bytes, at: number, little = false) => view(bytes).getUint32(at, little);
/** Reads three bytes as a little-endian number, as WebP writes it. */
export const u24 = (bytes: Bytes, at: number) => u16(bytes, at, true) + u8(bytes, at + 2) * 0x10000;

/** Returns `length` bytes from `at`, without copying them. */
export function slice(bytes: Bytes, at: number, length: number): Bytes {
  if (at < 0 || length < 0 || at + length > bytes.length) throw new RangeError('beyond the end');
  return bytes.subarray(at, at + length);
}

/** Reads bytes as Latin-1 text, for the names of parts. */
export function ascii(bytes: Bytes, at: number, length: number): string {
  return String.fromCharCode(...slice(bytes, at, length));
}

export function startsWith(bytes: Bytes, text: string): boolean {
  return bytes.length >= text.length && ascii(bytes, 0, text.length) === text;
}

export function joined(parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
