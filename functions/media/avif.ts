import { extentsOf } from './avif-extents';
import { ascii, type Bytes, slice, u8, u16, u32 } from './bytes';
import type { Cleaned } from './cleaned';
import { checkParts } from './parts';
import { animated, damaged, Refused, turned } from './refused';

type Box = { name: string; content: Bytes; start: number };

/** Coded pictures and the grid that joins their tiles; neither Exif nor XMP. */
const ITEMS = ['av01', 'grid'];
/** Maximum length of the data in the meta box, in bytes: the sizes of the grids of a picture and of its transparency. */
const GRIDS = 24;
/** Maximum length of the meta box, in bytes: lists of tiles, and a colour profile. It limits the boxes of all levels. */
const MOST_META = 256 * 1024;
const TRANSFORMS = ['irot', 'imir', 'clap'];
/** The boxes that describe pictures (ISO 14496-12, 23008-12, AV1-AVIF). Any other could hold anything. */
const OF_META = ['hdlr', 'pitm', 'iloc', 'iinf', 'iref', 'iprp', 'idat'];
const OF_PROPERTIES = ['ipco', 'ipma'];
const PROPERTIES = ['ispe', 'pixi', 'pasp', 'colr', 'clli', 'av1C', 'auxC', 'a1op', 'a1lx', 'lsel', ...TRANSFORMS];

/**
 * Checks an AVIF and accepts it unchanged or not at all: nothing can be cut out, because offsets refer to the whole file.
 * Every byte of its data must belong to a picture that it names.
 */
export function cleanAvif(bytes: Bytes): Cleaned {
  const [type, meta, data, ...more] = boxesOf(bytes);
  if (type?.name !== 'ftyp' || meta?.name !== 'meta' || data?.name !== 'mdat' || more.length > 0) throw damaged();
  if (meta.content.length > MOST_META) throw damaged();
  const brands = brandsOf(type.content);
  if (brands.includes('avis')) throw animated();
  if (!brands.includes('avif')) throw damaged();

  const parts = boxesOf(meta.content, 4);
  const part = (name: string) => {
    const [found, another] = parts.filter((box) => box.name === name);
    if (!found || another) throw damaged();
    return found.content;
  };
  if (ascii(part('hdlr'), 8, 4) !== 'pict') throw damaged();
  if (itemTypes(part('iinf')).some((item) => !ITEMS.includes(item))) throw moreThanPixels();
  if (known(OF_META, parts).some(({ name, content }) => name === 'idat' && content.length > GRIDS))
    throw moreThanPixels();
  assertFilled(data, extentsOf(part('iloc')));

  const containers = known(OF_PROPERTIES, boxesOf(part('iprp'))).filter(({ name }) => name === 'ipco');
  const properties = known(
    PROPERTIES,
    containers.flatMap(({ content }) => boxesOf(content)),
  );
  if (properties.some(({ name }) => TRANSFORMS.includes(name))) throw turned();
  const sizes = properties.filter(({ name }) => name === 'ispe').map(({ content }) => content);
  // The maximum, because the tiles of a grid are smaller than the whole.
  const width = Math.max(0, ...sizes.map((size) => u32(size, 4)));
  const height = Math.max(0, ...sizes.map((size) => u32(size, 8)));
  return { width, height, bytes };
}

const moreThanPixels = () => new Refused('Esta imagem AVIF traz dados além dos pixels. Envie-a sem metadados.');

/** Returns the boxes, which must all have one of the names. Padding may stay empty. */
function known(names: string[], boxes: Box[]): Box[] {
  const isPadding = ({ name, content }: Box) => name === 'free' && content.length === 0;
  if (boxes.some((box) => !names.includes(box.name) && !isPadding(box))) throw moreThanPixels();
  return boxes;
}

/** Returns the boxes that fill `bytes` from `from` to the end. */
function boxesOf(bytes: Bytes, from = 0): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < bytes.length; ) {
    checkParts(boxes.length + 1);
    const size = u32(bytes, at);
    if (size < 8) throw damaged();
    boxes.push({ name: ascii(bytes, at + 4, 4), content: slice(bytes, at + 8, size - 8), start: at + 8 });
    at += size;
  }
  return boxes;
}

function brandsOf(type: Bytes): string[] {
  const brands = [ascii(type, 0, 4)];
  for (let at = 8; at < type.length; at += 4) brands.push(ascii(type, at, 4));
  return brands;
}

function itemTypes(info: Bytes): string[] {
  const short = u8(info, 0) === 0;
  const count = short ? u16(info, 4) : u32(info, 4);
  const entries = boxesOf(info, short ? 6 : 8);
  if (entries.length !== count) throw damaged();
  return entries.map(({ content }) => ascii(content, u8(content, 0) === 3 ? 10 : 8, 4));
}

/** Checks that every byte of the data belongs to a picture: no other data may be hidden between them. */
function assertFilled(data: Box, extents: { offset: number; length: number }[]) {
  let filled = data.start;
  for (const { offset, length } of extents.sort((a, b) => a.offset - b.offset)) {
    if (offset > filled) throw damaged();
    filled = Math.max(filled, offset + length);
  }
  if (filled !== data.start + data.content.length) throw damaged();
}
