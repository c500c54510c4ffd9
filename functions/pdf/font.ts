import { deflateSync } from 'node:zlib';

/** A TrueType font for embedding into a PDF. Measures are in thousandths of the font size. */
export type Font = {
  name: string;
  /** The font file, deflated; `fileLength` is its length before. */
  file: Uint8Array;
  fileLength: number;
  ascent: number;
  descent: number;
  capHeight: number;
  box: number[];
  /** Advance of each code from 32 to 255; 0 where the font has no such character. */
  widths: number[];
};

const FIRST_CODE = 32;
const codes = Array.from({ length: 256 - FIRST_CODE }, (_, index) => FIRST_CODE + index);
const decoder = new TextDecoder('windows-1252');

/** Characters of Windows-1252 (a PDF's WinAnsiEncoding) by code. It has all characters of Portuguese. */
const characters = codes.map((code) => decoder.decode(Uint8Array.of(code)));
const codeOf = new Map(characters.map((char, index) => [char, FIRST_CODE + index]));

export function readFont(name: string, bytes: Uint8Array): Font {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tablesOf(data);
  const head = table('head');
  const hhea = table('hhea');
  const scale = 1000 / data.getUint16(head + 18);
  const measure = (offset: number) => Math.round(data.getInt16(offset) * scale);
  const longAdvances = data.getUint16(hhea + 34);
  const glyphOf = glyphLookup(data, table('cmap'));
  const advance = (glyph: number) =>
    Math.round(data.getUint16(table('hmtx') + 4 * Math.min(glyph, longAdvances - 1)) * scale);
  return {
    name,
    file: deflateSync(bytes),
    fileLength: bytes.length,
    ascent: measure(hhea + 4),
    descent: measure(hhea + 6),
    capHeight: measure(table('OS/2') + 88),
    box: [36, 38, 40, 42].map((offset) => measure(head + offset)),
    widths: characters.map((char) => {
      const glyph = glyphOf(char.charCodeAt(0));
      return glyph === 0 ? 0 : advance(glyph);
    }),
  };
}

/** Returns a lookup of where each table starts. */
function tablesOf(data: DataView): (tag: string) => number {
  const starts = new Map<string, number>();
  for (let index = 0; index < data.getUint16(4); index += 1) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => data.getUint8(record + byte)));
    starts.set(tag, data.getUint32(record + 8));
  }
  return (tag) => {
    const start = starts.get(tag);
    if (start === undefined) throw new Error(`The font has no table ${tag}`);
    return start;
  };
}

/** Returns a lookup of glyphs in the font's first map, which `scripts/pdf-fonts.py` writes in format 4; 0 is none. */
function glyphLookup(data: DataView, cmap: number): (char: number) => number {
  const map = cmap + data.getUint32(cmap + 8);
  if (data.getUint16(map) !== 4) throw new Error('The font maps its characters in an unexpected format');
  const doubled = data.getUint16(map + 6);
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled].map(
    (at) => map + at,
  ) as [number, number, number, number];
  return (char) => {
    for (let segment = 0; segment < doubled; segment += 2) {
      if (char > data.getUint16(ends + segment)) continue;
      const start = data.getUint16(starts + segment);
      if (char < start) return 0;
      const delta = data.getUint16(deltas + segment);
      const offset = data.getUint16(offsets + segment);
      if (offset === 0) return (char + delta) & 0xffff;
      const glyph = data.getUint16(offsets + segment + offset + 2 * (char - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** Returns the text in the font's codes. A character that the font lacks loses its accent, or is left out. */
export function encode(font: Font, text: string): string {
  let codes = '';
  for (const char of text.normalize('NFC').replace(/\s/g, ' ')) {
    codes += code(font, char) ?? code(font, char.normalize('NFD').charAt(0)) ?? '';
  }
  return codes;
}

function code(font: Font, char: string): string | undefined {
  const found = codeOf.get(char);
  return found !== undefined && font.widths[found - FIRST_CODE] ? String.fromCharCode(found) : undefined;
}

/** Returns the width of a text in points. */
export function widthOf(font: Font, text: string, size: number): number {
  let width = 0;
  for (const char of encode(font, text)) width += font.widths[char.charCodeAt(0) - FIRST_CODE] ?? 0;
  return (width * size) / 1000;
}

/** Breaks a text into lines of at most `width` points: at spaces, or inside a word that is longer than a line. */
export function wrap(font: Font, text: string, size: number, width: number): string[] {
  const space = widthOf(font, ' ', size);
  const lines: string[] = [];
  let line = '';
  /** Width of the line. Each word is measured once, because a file has thousands of lines. */
  let filled = 0;
  for (const word of text.split(/\s+/)) {
    for (const { part, own } of partsOf(font, word, size, width)) {
      if (line && filled + space + own > width) {
        lines.push(line);
        [line, filled] = [part, own];
      } else {
        [line, filled] = line ? [`${line} ${part}`, filled + space + own] : [part, own];
      }
    }
  }
  return [...lines, line];
}

/** Returns a word with its width. One that is longer than a line is in parts, each as long as a line at most. */
function partsOf(font: Font, word: string, size: number, width: number): { part: string; own: number }[] {
  const own = widthOf(font, word, size);
  if (own <= width) return [{ part: word, own }];
  const parts: { part: string; own: number }[] = [];
  for (const char of word) {
    const more = widthOf(font, char, size);
    const last = parts.at(-1);
    if (last && last.own + more <= width) {
      last.part += char;
      last.own += more;
    } else parts.push({ part: char, own: more });
  }
  return parts;
}
