import { describe, expect, test } from 'vitest';
import { cleanAvif } from '../../functions/media/avif';
import { be32, join } from '../helpers/pictures';

type Part = Uint8Array | string | number[];
const be16 = (value: number) => [value >> 8, value & 255];
const box = (name: string, ...parts: Part[]) => {
  const content = join(...parts);
  return join(be32(content.length + 8), name, content);
};
const full = (name: string, version: number, ...parts: Part[]) => box(name, [version, 0, 0, 0], ...parts);

type Extent = { offset: number; length: number };
type Item = { extents: Extent[]; base?: number; isInMeta?: boolean };

/** Builds the box of extents, with the size in bytes that each kind of number has. */
function iloc(version: number, items: Item[], sizes = { offset: 4, length: 4, base: 0, index: 0 }, told = sizes) {
  const number = (value: number, size: number) => (size === 0 ? [] : size === 2 ? be16(value) : be32(value));
  const id = (value: number) => (version === 2 ? be32(value) : be16(value));
  return full(
    'iloc',
    version,
    [(told.offset << 4) | told.length, (told.base << 4) | told.index],
    id(items.length),
    ...items.map(({ extents, base = 0, isInMeta = false }, index) =>
      join(
        id(index + 1),
        version === 0 ? [] : be16(isInMeta ? 1 : 0),
        be16(0),
        number(base, sizes.base),
        be16(extents.length),
        ...extents.map(({ offset, length }) =>
          join(number(9, version === 0 ? 0 : sizes.index), number(offset, sizes.offset), number(length, sizes.length)),
        ),
      ),
    ),
  );
}

const infe = (type: string, version = 2) =>
  full('infe', version, version === 3 ? be32(1) : be16(1), be16(0), type, [0]);
const iinf = (version: number, items: Part[], count = items.length) =>
  full('iinf', version, version === 0 ? be16(count) : be32(count), ...items);
const ispe = (width: number, height: number) => full('ispe', 0, be32(width), be32(height));
const hdlr = full('hdlr', 0, be32(0), 'pict', new Uint8Array(13));
const ftyp = box('ftyp', 'mif1', be32(0), 'mif1avif');
const properties = (...boxes: Part[]) => box('iprp', box('ipco', ...boxes));
const padded = (boxes: number) => box('iprp', box('ipco', ispe(30, 20)), ...Array<Uint8Array>(boxes).fill(box('free')));
const mdat = box('mdat', 'abcdefgh');

type Parts = { extents: (start: number) => Uint8Array; items: Part; shape: Part; more: Part[]; head: Part; type: Part };

/** Builds an AVIF of eight bytes of data, which is accepted unless a part is replaced. `start` is where the data begin. */
function avif(changes: Partial<Parts> = {}) {
  const parts: Parts = {
    extents: (start) => iloc(0, [{ extents: [{ offset: start, length: 8 }] }]),
    items: iinf(0, [infe('av01')]),
    shape: properties(ispe(30, 20)),
    more: [],
    head: hdlr,
    type: ftyp,
    ...changes,
  };
  const { type, head, items, shape, more } = parts;
  const meta = (start: number) => full('meta', 0, head, items, parts.extents(start), shape, ...more);
  return join(type, meta(join(type, meta(0)).length + 8), mdat);
}

const sized = (width: number, height: number) => expect.objectContaining({ width, height });
const DAMAGED = /incompleto/;

describe('an AVIF is accepted', () => {
  test('unchanged, with the size of its picture', () => {
    expect(cleanAvif(avif())).toEqual({ width: 30, height: 20, bytes: avif() });
  });

  test('with the size of the whole of a grid', () => {
    const items = iinf(0, [infe('av01'), infe('grid'), infe('av01')]);
    const shape = properties(ispe(10, 20), ispe(30, 40), box('pixi', be32(99), be32(99), be32(99)), ispe(20, 10));
    expect(cleanAvif(avif({ items, shape }))).toEqual(sized(30, 40));
  });

  test('with longer counts and ids', () => {
    expect(cleanAvif(avif({ items: iinf(1, [infe('av01', 3), infe('av01')]) }))).toEqual(sized(30, 20));
  });

  test('with 20,000 boxes', () => {
    expect(cleanAvif(avif({ shape: padded(19_999) }))).toEqual(sized(30, 20));
  });

  test('with padding that is empty, and with the sizes of grids', () => {
    expect(cleanAvif(avif({ more: [box('free')] }))).toEqual(sized(30, 20));
    expect(cleanAvif(avif({ more: [box('idat', new Uint8Array(24))] }))).toEqual(sized(30, 20));
  });

  test.each<[string, (start: number) => Uint8Array]>([
    ['two pictures in reverse order', (start) => iloc(0, [halfFrom(start, 4), halfFrom(start, 0)])],
    ['two pieces of one picture', (start) => iloc(0, [both(start)])],
    ['two pictures with the same data', (start) => iloc(0, [{ extents: [...both(start).extents, whole(start)] }])],
    ['256 pieces', (start) => iloc(0, [{ extents: pieces(start, 256) }])],
    ['short numbers', (start) => iloc(0, [both(start)], { offset: 2, length: 2, base: 0, index: 0 })],
    [
      'a base and no offsets',
      (start) => iloc(0, [{ base: start, extents: [whole(0)] }], { offset: 0, length: 4, base: 4, index: 0 }),
    ],
    [
      'a base and offsets',
      (start) => iloc(0, [{ base: start - 3, extents: [whole(3)] }], { offset: 2, length: 4, base: 4, index: 0 }),
    ],
    [
      'a base and an index that does not count',
      (start) => iloc(0, [both(start)], { offset: 4, length: 4, base: 0, index: 4 }),
    ],
    ['an index', (start) => iloc(1, [both(start)], { offset: 4, length: 4, base: 0, index: 4 })],
    ['ids of four bytes', (start) => iloc(2, [both(start), halfFrom(start, 4)])],
    [
      'data of an item among the metadata',
      (start) => iloc(1, [{ extents: [whole(0)], isInMeta: true }, { extents: [whole(start)] }]),
    ],
  ])('if its data are named by %s', (_, extents) => expect(cleanAvif(avif({ extents }))).toEqual(sized(30, 20)));
});

const whole = (offset: number): Extent => ({ offset, length: 8 });
const halfFrom = (start: number, skipped: number): Item => ({ extents: [{ offset: start + skipped, length: 4 }] });
const both = (start: number) => ({ extents: [0, 4].map((skipped) => ({ offset: start + skipped, length: 4 })) });
const pieces = (start: number, many: number) => Array.from({ length: many }, () => whole(start));

describe('an AVIF is refused', () => {
  test.each<[string, (start: number) => Uint8Array]>([
    ['begins late', (start) => iloc(0, [{ extents: [{ offset: start + 1, length: 7 }] }])],
    ['ends early', (start) => iloc(0, [{ extents: [{ offset: start, length: 7 }] }])],
    ['ends late', (start) => iloc(0, [{ extents: [{ offset: start, length: 9 }] }])],
    ['leaves a gap', (start) => iloc(0, [halfFrom(start, 0), { extents: [{ offset: start + 5, length: 3 }] }])],
    ['is none', () => iloc(0, [])],
    ['is elsewhere', (start) => iloc(1, [{ extents: [whole(start)], isInMeta: true }])],
    ['is of an unknown version', (start) => iloc(3, [{ extents: [whole(start)] }])],
    [
      'has offsets of an unknown length',
      (start) => {
        const sizes = { offset: 4, length: 4, base: 0, index: 0 };
        return iloc(0, [{ extents: [whole(start)] }], sizes, { ...sizes, offset: 8 });
      },
    ],
    ['is in more than 256 pieces of one picture', (start) => iloc(0, [{ extents: pieces(start, 257) }])],
    [
      'is in more than 256 pieces of several pictures',
      (start) => iloc(0, [{ extents: pieces(start, 200) }, { extents: pieces(start, 57) }]),
    ],
  ])('if what it names as its data %s', (_, extents) => {
    expect(() => cleanAvif(avif({ extents }))).toThrow(DAMAGED);
  });

  const [type, meta] = [ftyp, avif().subarray(ftyp.length, avif().length - mdat.length)];
  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['is empty', join()],
    ['is its first box alone', type],
    ['has no data', join(type, meta)],
    ['does not begin with its type', join(box('free'), meta, mdat)],
    ['has its type alone before the data', join(type, box('free'), mdat)],
    ['has its metadata under another name', join(type, meta.subarray(0, 4), 'mexa', meta.subarray(8), mdat)],
    ['has other data', join(type, meta, box('free', 'abcdefgh'))],
    ['has a box behind its data', join(avif(), box('free'))],
    ['has a box shorter than its head', join(type, meta, be32(7), 'mdat')],
    ['is of another type', avif({ type: box('ftyp', 'mif1', be32(0), 'mif1heic') })],
    ['describes no picture', avif({ head: full('hdlr', 0, be32(0), 'vide', new Uint8Array(13)) })],
    ['has two handlers', avif({ more: [hdlr] })],
    ['has no handler', avif({ head: box('free') })],
    ['has more than 20,000 boxes', avif({ shape: padded(20_000) })],
    [
      'has more than 256 KiB of metadata',
      avif({ shape: properties(ispe(30, 20), box('colr', new Uint8Array(262_144))) }),
    ],
    ['has fewer items than it says', avif({ items: iinf(0, [infe('av01')], 2) })],
    ['has more items than it says', avif({ items: iinf(0, [infe('av01'), infe('av01')], 1) })],
  ])('if it %s', (_, bytes) => expect(() => cleanAvif(bytes)).toThrow(DAMAGED));

  test('if one of its items is no picture', () => {
    expect(() => cleanAvif(avif({ items: iinf(0, [infe('av01'), infe('Exif')]) }))).toThrow(/metadados/);
  });

  test.each<[string, Uint8Array<ArrayBuffer>]>([
    ['its metadata', avif({ more: [box('uuid', 'Ana, GPS')] })],
    ['its padding', avif({ more: [box('free', 'Ana, GPS')] })],
    ['an empty box of another name', avif({ more: [box('junk')] })],
    ['its properties', avif({ shape: box('iprp', box('ipco', ispe(30, 20)), box('xml ', 'Ana, GPS')) })],
    ['a property', avif({ shape: properties(ispe(30, 20), box('udes', 'Ana, GPS')) })],
    ['the sizes of its grids', avif({ more: [box('idat', new Uint8Array(25))] })],
  ])('if %s could hold words', (_, bytes) => expect(() => cleanAvif(bytes)).toThrow(/metadados/));

  test('if it is a sequence', () => {
    expect(() => cleanAvif(avif({ type: box('ftyp', 'avif', be32(0), 'avifavis') }))).toThrow(/animadas/);
    expect(() => cleanAvif(avif({ type: box('ftyp', 'avis', be32(0), 'avifmif1') }))).toThrow(/animadas/);
  });

  test.each(['irot', 'imir', 'clap'])('if the property %s changes how it is shown', (name) => {
    expect(() => cleanAvif(avif({ shape: properties(ispe(30, 20), box(name, [1])) }))).toThrow(/em pé/);
  });
});

test('an AVIF without a size has none', () => {
  expect(cleanAvif(avif({ shape: properties() }))).toEqual(sized(0, 0));
  expect(cleanAvif(avif({ shape: box('iprp') }))).toEqual(sized(0, 0));
});
