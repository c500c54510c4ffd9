type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

const TOKEN = /<\?xml [^?]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITY = /&(?:(amp|lt|gt|quot|apos);|)/g;
const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A strict parser: throws on anything that is not well-formed. */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source);
    if (!token) throw new Error(`Not XML at ${at}: ${source.slice(at, at + 60)}`);
    const [, closing, name, attributes = '', empty, text] = token;
    const current = open.at(-1) as XmlElement;
    if (text !== undefined) current.text += decode(text);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else if (name) {
      const element: XmlElement = { name, attributes: readAttributes(attributes), text: '', children: [] };
      current.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [document] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !document) throw new Error('Not one closed root element');
  return document;
}

/** Returns all descendants with that name. */
export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)]);
}

function readAttributes(source: string): Record<string, string> {
  return Object.fromEntries(
    [...source.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)]),
  );
}

function decode(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters.
  if (/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.test(text)) throw new Error('A character that XML forbids');
  return text.replace(ENTITY, (entity, name: string | undefined) => {
    if (!name) throw new Error(`A bare ${entity}`);
    return CHARACTERS[name] ?? '';
  });
}
