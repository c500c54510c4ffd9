const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes XML entities, and Excel's escapes (`_x000D_`) for characters that XML cannot contain. */
export function unescaped(markup: string): string {
  return markup
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
      if (name) return NAMED[name] ?? whole;
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    })
    .replace(/_x([\da-f]{4})_/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Yields the elements of a name, with any namespace prefix: their attributes as text, and their inner markup. */
export function* elements(markup: string, name: string): Generator<{ tag: string; inner: string }> {
  const found = new RegExp(`<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}\\s*>)`, 'g');
  for (const [, tag = '', inner = ''] of markup.matchAll(found)) yield { tag, inner };
}

export function attribute(tag: string, name: string): string | null {
  const [, value] = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*["']([^"']*)["']`).exec(tag) ?? [];
  return value === undefined ? null : unescaped(value);
}

/** Returns the text of a string element: all its runs, without phonetic guides for Japanese (`rPh`). */
export function wordsIn(markup: string): string {
  const runs = markup.replace(/<(?:\w+:)?rPh[\s>][\s\S]*?<\/(?:\w+:)?rPh>/g, '');
  return [...elements(runs, 't')].map(({ inner }) => unescaped(inner)).join('');
}
