/** Widths, in px, that the editor's browser makes of a picture. The site uses the widest in place of the original. */
const MEDIA_WIDTHS = [480, 960, 1600];

/** Extensions of the accepted picture types. The original may have any of them but AVIF. */
export const MEDIA_TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif' } as const;
type MediaExtension = keyof typeof MEDIA_TYPES;
export type MediaType = (typeof MEDIA_TYPES)[MediaExtension];

/** The files of a medium. `preview` is its 1200 × 630 JPEG for chats and feeds. */
export const MEDIA_FILES = ['original', '480', '960', '1600', 'preview'] as const;
export type MediaFile = (typeof MEDIA_FILES)[number];

export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Limits of every uploaded file: bytes, pixels per side, pixels in total. */
export const MEDIA_LIMITS = { bytes: 10 * 1024 * 1024, side: 8192, pixels: 40_000_000 };

/**
 * Returns the variants of an original by name and width: every width below its own, then one of its own width or of the
 * widest. None is enlarged.
 */
export function variantsOf(originalWidth: number): { file: MediaFile; width: number }[] {
  const narrower = MEDIA_WIDTHS.filter((width) => width < originalWidth);
  const widths = MEDIA_WIDTHS.slice(0, narrower.length + 1);
  return widths.map((width) => ({ file: String(width) as MediaFile, width: Math.min(width, originalWidth) }));
}

function extensionOf(type: MediaType): MediaExtension {
  return (Object.keys(MEDIA_TYPES) as MediaExtension[]).find((name) => MEDIA_TYPES[name] === type) ?? 'jpg';
}

type Addressed = { key: string; width: number; height: number; color: string; type: MediaType };

const UPLOADED_KEY = /^[0-9a-f]{20}$/;

/**
 * Returns the part that all addresses of a medium share, which any text that shows it contains. A picture of the brand is a
 * file of the site (`scripts/pictures.ts`): its key is the file's name, which ends with a digest.
 */
export function mediaPath(key: string): string {
  return UPLOADED_KEY.test(key) ? `/media/${key}` : `/images/${key}.webp`;
}

/**
 * Returns a medium's address, which contains all that a page needs to show it:
 * `/media/<key>-<width>x<height>-<colour>.webp`. Width, height and type are those of the widest variant, which has this
 * address. `-480` and `-960` before the extension are the narrower ones, `-og.jpg` the preview.
 */
export function mediaAddress({ key, width, height, color, type }: Addressed): string {
  return `${mediaPath(key)}-${width}x${height}-${color.replace('#', '')}.${extensionOf(type)}`;
}

/** Shapes to which the site crops pictures: landscape, square and portrait. */
export const SHAPES = ['wide', 'square', 'tall'] as const;
export type Shape = (typeof SHAPES)[number];
/** Fractions from 0 to 1, from the left and the top. */
export type Point = { x: number; y: number };
/** Shapes with a focal point of their own. */
export type Crops = { [shape in Shape]?: Point | undefined };
/** The focal points of a picture. */
export type Look = { focalX: number; focalY: number; crops: Crops };

/**
 * Returns the address with the focal points, in hundredths: `#x30y70` for all shapes unless it is the middle, then by
 * initial each shape with its own, as in `#x30y70w50y10`. They change how the picture is shown, not what is fetched.
 */
export function focusedOn(address: string, { focalX, focalY, crops }: Look): string {
  const at = (letter: string, { x, y }: Point) => `${letter}${Math.round(x * 100)}y${Math.round(y * 100)}`;
  const every = at('x', { x: focalX, y: focalY });
  const points = SHAPES.map((shape) => (crops[shape] ? at(shape.charAt(0), crops[shape]) : '')).join('');
  const all = (every === 'x50y50' ? '' : every) + points;
  return all ? `${address}#${all}` : address;
}

const UPLOADED = String.raw`/media/([0-9a-f]{20})-\d{1,4}x\d{1,4}-[0-9a-f]{6}\.(?:avif|webp|jpg|png)`;
const OF_THE_SITE = String.raw`/images/([\w-]+-\d{1,4}x\d{1,4}-[0-9a-f]{6}-[0-9a-f]{6})\.webp`;
/** Any address of a medium in a text, with any focal points. */
const SHOWN = new RegExp(String.raw`(?:${UPLOADED}|${OF_THE_SITE})(?:#[^\s"'<>\\]*)?`, 'g');
const PICTURE = /<img\b[^<>]*>/g;

/** Returns the keys of the media that a text shows, without duplicates. */
export function mediaIn(text: string): string[] {
  return [...new Set([...text.matchAll(SHOWN)].map(([, uploaded, file = '']) => uploaded ?? file))];
}

/**
 * Replaces the media addresses in a text (an address, HTML, or JSON with either) by the current ones, found by key.
 * Pictures in HTML also get the size of the new address. Unknown media stay.
 */
export function readdressed(text: string, addresses: ReadonlyMap<string, string>): string {
  const led = (shown: string) =>
    shown.replaceAll(SHOWN, (address, uploaded, file) => addresses.get(uploaded ?? file) ?? address);
  const sized = text.replace(PICTURE, (tag) => {
    // In JSON the quotes of an attribute are escaped.
    const src = /\bsrc=\\?"([^"\\]*)/.exec(tag)?.[1] ?? '';
    const size = /^\/(?:media|images)\/[\w-]+?-(?<width>\d+)x(?<height>\d+)-/.exec(led(src))?.groups;
    if (!size || led(src) === src) return tag;
    return tag.replace(/\b(width|height)=(\\?")\d+/g, (_, name, quote) => `${name}=${quote}${size[name]}`);
  });
  return led(sized);
}

/**
 * Returns the address of the original as uploaded, without metadata: for the panel, never for a page. A file of the site is
 * its own original.
 */
export function originalAddress(address: string, type: MediaType): string {
  if (!address.startsWith('/media/')) return address;
  return address.replace(/\.\w+$/, `-original.${extensionOf(type)}`);
}

const NAME = /^([0-9a-f]{20})-(\d{1,4})x\d{1,4}-[0-9a-f]{6}(-480|-960|-og|-original)?\.(jpg|png|webp|avif)$/;

/** Returns the file and medium that the last part of an address names, or `null` if it names none. */
export function readMediaName(name: string): { key: string; file: MediaFile; type: MediaType } | null {
  const match = NAME.exec(name);
  if (!match) return null;
  const [, key, width, suffix, extension] = match as unknown as [string, string, string, string?, MediaExtension?];
  const widest = variantsOf(Number(width)).at(-1)?.file;
  const files: Record<string, MediaFile> = { '-480': '480', '-960': '960', '-og': 'preview', '-original': 'original' };
  const file = suffix ? files[suffix] : widest;
  return file && extension ? { key, file, type: MEDIA_TYPES[extension] } : null;
}
