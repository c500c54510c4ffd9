import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';

/**
 * The object layer of a PDF file (ISO 32000-1, 7.5): numbered objects and the table of their positions. Objects that are
 * not streams are packed into one deflated stream, at a quarter of their size.
 */

export type Ref = number;

export const ref = (id: Ref) => `${id} 0 R`;

/** Bytes in the zlib format, which a PDF calls FlateDecode, and further entries of the stream's dictionary. */
type Stream = { entries: string; deflated: Uint8Array };

export type ObjectStore = {
  /** Returns a number for an object that others refer to before it is written. */
  reserve: () => Ref;
  /** Writes a value (in PDF syntax), as the reserved object or as a new one. */
  put: (value: string | Stream, id?: Ref) => Ref;
  /** Returns the whole file; `trailer` names its catalog. */
  file: (trailer: string) => Uint8Array<ArrayBuffer>;
};

/** The second line tells transfer programs that the file is binary. */
const HEADER = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
const END_OF_STREAM = Buffer.from('\nendstream\nendobj\n');

export function objectStore(): ObjectStore {
  const objects: (string | Stream)[] = [];
  const reserve = () => objects.push('null');
  return {
    reserve,
    put(value, id = reserve()) {
      objects[id - 1] = value;
      return id;
    },
    file: (trailer) => serialize(objects, trailer),
  };
}

/** Position of an object: at offset `at` of the file (kind 1), or as number `index` in object stream `at` (kind 2). */
type CrossReference = { kind: 0 | 1 | 2; at: number; index: number };

function serialize(objects: (string | Stream)[], trailer: string): Uint8Array<ArrayBuffer> {
  const crossReferences: CrossReference[] = [{ kind: 0, at: 0, index: 0xffff }];
  const parts: Uint8Array[] = [HEADER];
  let length = HEADER.length;

  function append(id: Ref, { entries, deflated }: Stream) {
    crossReferences[id] = { kind: 1, at: length, index: 0 };
    const head = `${id} 0 obj\n<< /Length ${deflated.length} /Filter /FlateDecode ${entries} >>\nstream\n`;
    for (const part of [Buffer.from(head), deflated, END_OF_STREAM]) {
      parts.push(part);
      length += part.length;
    }
  }

  const packId = objects.length + 1;
  let index = '';
  let values = '';
  let packed = 0;
  objects.forEach((object, position) => {
    const id = position + 1;
    if (typeof object !== 'string') {
      append(id, object);
      return;
    }
    crossReferences[id] = { kind: 2, at: packId, index: packed };
    index += `${id} ${values.length} `;
    values += `${object}\n`;
    packed += 1;
  });
  const pack = deflateSync(Buffer.from(index + values, 'latin1'));
  append(packId, { entries: `/Type /ObjStm /N ${packed} /First ${index.length}`, deflated: pack });

  const tableId = packId + 1;
  const start = length;
  crossReferences[tableId] = { kind: 1, at: start, index: 0 };
  const table = deflateSync(crossReferenceTable(crossReferences));
  append(tableId, { entries: `/Type /XRef /Size ${tableId + 1} /W [1 4 2] ${trailer}`, deflated: table });
  return Buffer.concat([...parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
}

function crossReferenceTable(crossReferences: CrossReference[]): Uint8Array<ArrayBuffer> {
  const table = new DataView(new ArrayBuffer(7 * crossReferences.length));
  crossReferences.forEach(({ kind, at, index }, id) => {
    table.setUint8(7 * id, kind);
    table.setUint32(7 * id + 1, at);
    table.setUint16(7 * id + 5, index);
  });
  return new Uint8Array(table.buffer);
}

/** Returns a string of font codes in PDF syntax. */
export function literal(codes: string): string {
  return `(${codes.replace(/[\\()]/g, '\\$&')})`;
}

/** Returns a text, in any script, that a PDF reader shows outside the pages. */
export function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0'));
  return `<feff${units.join('')}>`;
}
