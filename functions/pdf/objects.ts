/** The object layer of a PDF file (ISO 32000-1, 7.5): numbered objects, a cross-reference table, a trailer. */

export type Ref = number;

export const ref = (id: Ref) => `${id} 0 R`;

export type ObjectStore = {
  /** A number for an object that others mention before it is written. */
  reserve: () => Ref;
  /** Writes a value (in PDF syntax), as the reserved object or as a new one. */
  put: (value: string, id?: Ref) => Ref;
  /** Writes bytes that are deflated already. */
  putStream: (deflated: Uint8Array, entries?: string) => Ref;
  /** The whole file. */
  file: (trailer: string) => Uint8Array<ArrayBuffer>;
};

/** The second line tells transfer programs that the file is binary. */
const HEADER = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

export function objectStore(): ObjectStore {
  const objects: Uint8Array[] = [];
  const reserve = () => objects.push(new Uint8Array());
  function put(value: string | Uint8Array, id = reserve()) {
    objects[id - 1] = typeof value === 'string' ? latin1(value) : value;
    return id;
  }
  return {
    reserve,
    put,
    putStream: (deflated, entries = '') =>
      put(
        joined([
          latin1(`<< /Length ${deflated.length} /Filter /FlateDecode ${entries} >>\nstream\n`),
          deflated,
          latin1('\nendstream'),
        ]),
      ),
    file(trailer) {
      const parts = [latin1(HEADER)];
      const offsets: number[] = [];
      let length = HEADER.length;
      objects.forEach((object, index) => {
        const part = joined([latin1(`${index + 1} 0 obj\n`), object, latin1('\nendobj\n')]);
        offsets.push(length);
        parts.push(part);
        length += part.length;
      });
      const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      const size = objects.length + 1;
      const end = `xref\n0 ${size}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
      return joined([...parts, latin1(end)]);
    },
  };
}

/** One byte a character. */
export function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** A string of codes of a font, in PDF syntax. */
export function literal(codes: string): string {
  return `(${codes.replace(/[\\()]/g, '\\$&')})`;
}

/** Text that a reader shows outside of the pages, in any script. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** In the zlib format, which a PDF calls FlateDecode. */
export async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Response(Uint8Array.from(bytes)).body?.pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
}
