/** Byte order marks, by encoding. */
const MARKS = [
  { encoding: 'utf-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
];

/**
 * Decodes a file as spreadsheets save it: Excel's "Unicode" is UTF-16, its "CSV" the machine's code page (Windows-1252
 * here), its "CSV UTF-8" has a mark. Valid UTF-8 is taken as such, because accents in Windows-1252 are not valid UTF-8.
 */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  const [first, second] = bytes;
  // A table begins with a letter, a digit or a quote: in UTF-16 one of its two bytes is zero.
  if (second === 0 && first) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const ARCHIVES = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];

/** Returns whether a file is a workbook (`.xlsx`, `.xls`) rather than a table in text. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return ARCHIVES.some((mark) => mark.every((byte, index) => bytes[index] === byte));
}
