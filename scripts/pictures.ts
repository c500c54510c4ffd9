/**
 * Converts the brand's masters into the files of the site: `npm run pictures -- <folder of masters> [name …]`. With names
 * only those pictures are replaced, without names all.
 *
 * Every picture gets an address with its size, its colour and a digest of its bytes
 * (`/images/<name>-<width>x<height>-<colour>-<digest>.webp`): a page can reserve its place, and the picture can be cached
 * for good, without a manifest. `src/shared/picture.ts` reads such addresses.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { VARIANT_WIDTHS } from '../src/shared/picture.ts';

const [folder = '../shared/art/masters', ...wanted] = process.argv.slice(2);
const masters = path.resolve(folder);
const output = path.resolve('public/images');
const ADDRESSES = 'scripts/seed/pictures.json';
const PREVIEW = { width: 1200, height: 630 };

/** Lines of products with a panorama. */
const LINES = [
  ...['soulcoffee', 'soulcrunch', 'soulfuel', 'soulice', 'soulicepote', 'soulshake'],
  ...['suplementos', 'toppins'],
];

/** Pictures of the site's own screens; every other picture is content. */
const SITE_PICTURES = [
  '404',
  'avatar',
  'bite',
  'brasil',
  'carrinho-vazio',
  'formato-academia',
  'formato-quiosque',
  'formato-rua',
  'licencie',
  'loja-balcao',
  'loja-noite',
  'loja-planta',
  'offline',
  ...LINES.flatMap((line) => [`panorama-${line}`, `panorama-${line}-alto`]),
  'pour',
  'slide-1',
  'slide-1-alto',
  'sobre',
  'spoon',
];

type Recipe = { width?: number; avif: number; webp: number };

/** Returns how to encode a picture: heroes, which decide the first paint, smaller than those that can be viewed closely. */
function recipe(name: string): Recipe {
  if (isTallSlide(name)) return { width: 1200, avif: 60, webp: 76 };
  if (isSlide(name)) return { width: 2880, avif: 58, webp: 74 };
  return { avif: 60, webp: 82 };
}

/** Matches a line's key and a number, `soulshake-9`. */
const isProduct = (name: string) => /^(?:soul|suplementos)[a-z]*-\d+$/.test(name);
const isSlide = (name: string) => name.startsWith('slide-');
const isTallSlide = (name: string) => isSlide(name) && name.endsWith('-alto');

async function topEdgeColor(image: Sharp): Promise<string> {
  const { width, height } = await image.metadata();
  const strip = await image
    .clone()
    .extract({ left: 0, top: 0, width, height: Math.max(1, Math.round(height / 50)) })
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return strip.subarray(0, 3).toString('hex');
}

/** Makes a link preview: the whole picture at full height, its backdrop extended to both sides (or cropped if wider). */
async function preview(master: Buffer, color: string): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const wide = width / height >= PREVIEW.width / PREVIEW.height;
  const scaled = sharp(master).flatten({ background: `#${color}` });
  const side = Math.round((PREVIEW.width - (PREVIEW.height * width) / height) / 2);
  const placed = wide
    ? scaled.resize(PREVIEW.width, PREVIEW.height, { fit: 'cover' })
    : scaled
        .resize({ height: PREVIEW.height, width: PREVIEW.width - 2 * side, fit: 'fill' })
        .extend({ left: side, right: side, extendWith: 'copy' });
  return placed.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

type Margins = { top: number; right: number; bottom: number; left: number };

/**
 * Returns by how many px a slide's backdrop is extended. Every window crops a slide differently, and texts are beside or
 * above its products. With these margins the products keep to the same part of any hero (`.slide-picture` relies on it).
 */
function marginsOf(name: string): Margins {
  return isTallSlide(name)
    ? { top: 400, right: 200, bottom: 0, left: 200 }
    : { top: 1000, right: 0, bottom: 150, left: 600 };
}

/** Extends a picture by its edge, which is blurred, because its grain would become stripes, and blends into the picture. */
async function drawOut(master: Buffer, margins: Margins): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const { top, right, bottom, left } = margins;
  const grain = 16;
  const melt = 12;
  const extended = await sharp(master)
    .removeAlpha()
    .extend({ ...margins, extendWith: 'copy' })
    .png()
    .toBuffer();
  // White where the picture shows: from a little inside each extended side, and beyond each other side.
  const inner = (margin: number) => (margin ? melt : -melt);
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${left + width + right}" height="${top + height + bottom}">
    <filter id="soft"><feGaussianBlur stdDeviation="${melt / 3}"/></filter>
    <rect width="100%" height="100%"/>
    <rect x="${left + inner(left)}" y="${top + inner(top)}" width="${width - inner(left) - inner(right)}"
      height="${height - inner(top) - inner(bottom)}" fill="#fff" filter="url(#soft)"/>
  </svg>`;
  const shape = await sharp(Buffer.from(mask)).extractChannel(0).png().toBuffer();
  const picture = await sharp(extended).joinChannel(shape).png().toBuffer();
  return sharp(extended)
    .blur(grain)
    .composite([{ input: picture }])
    .removeAlpha()
    .png()
    .toBuffer();
}

async function publish(name: string, master: Buffer): Promise<string> {
  const { width: limit, avif, webp } = recipe(name);
  const { data, info } = await sharp(master)
    .resize({ width: limit, withoutEnlargement: true })
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const color = await topEdgeColor(sharp(data));
  const digest = createHash('sha256').update(master).update(`${limit} ${avif} ${webp}`).digest('hex').slice(0, 6);
  const stem = `${name}-${info.width}x${info.height}-${color}-${digest}`;

  // With 8 bits a large plain background shows stripes; with 10 bits it is smooth, and takes fewer bytes.
  const fine = { quality: avif, effort: 6, chromaSubsampling: '4:4:4', bitdepth: isSlide(name) ? 10 : 8 } as const;
  const widths = [...VARIANT_WIDTHS.filter((width) => width < info.width), info.width];
  for (const width of widths) {
    const file = path.join(output, width === info.width ? stem : `${stem}-${width}`);
    const scaled = sharp(data).resize({ width });
    await scaled.clone().avif(fine).toFile(`${file}.avif`);
    await scaled.clone().webp({ quality: webp, smartSubsample: true, effort: 6 }).toFile(`${file}.webp`);
  }
  if (!name.startsWith('slide-') && !name.endsWith('-detalhe')) {
    // The round logo has no backdrop of its own: it gets the brand's colour.
    await writeFile(path.join(output, `${stem}-og.jpg`), await preview(data, name === 'avatar' ? '6147de' : color));
  }
  return `/images/${stem}.webp`;
}

/** Cuts a panorama for upright windows: its right part, which has the objects. */
async function uprightPart(master: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(master).metadata();
  const left = Math.round(width * 0.4);
  return sharp(master)
    .extract({ left, top: 0, width: width - left, height })
    .png()
    .toBuffer();
}

/** Cuts the close-up of a product's gallery from a master `side` px wide: its middle, with the whole label inside. */
function detail(master: Buffer, side: number): Promise<Buffer> {
  // The crop was chosen on masters of 900 px.
  const scaled = (px: number) => Math.round((px * side) / 900);
  const crop = { left: scaled(160), top: scaled(250), width: scaled(600), height: scaled(600) };
  return sharp(master).extract(crop).png().toBuffer();
}

async function publishIcons(avatar: Buffer) {
  const icon = (size: number, mark: number) =>
    sharp({ create: { width: size, height: size, channels: 4, background: mark < size ? '#6147de' : '#00000000' } })
      .composite([{ input: avatarAt(mark), gravity: 'centre' }])
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
  const scaled = new Map<number, Buffer>();
  for (const size of [144, 180, 192, 400, 512]) scaled.set(size, await sharp(avatar).resize(size).png().toBuffer());
  function avatarAt(size: number): Buffer {
    const buffer = scaled.get(size);
    if (!buffer) throw new Error(`no avatar at ${size}px`);
    return buffer;
  }
  await writeFile('public/icon-192.png', await icon(192, 192));
  await writeFile('public/icon-512.png', await icon(512, 512));
  await writeFile('public/icon-maskable-512.png', await icon(512, 400));
  await writeFile('public/apple-touch-icon.png', await icon(180, 144));
}

const names = (await readdir(masters))
  .filter((file) => file.endsWith('.webp') && (wanted.length === 0 || wanted.includes(path.basename(file, '.webp'))))
  .map((file) => path.basename(file, '.webp'))
  .sort();
if (names.length === 0) throw new Error(`No such masters in ${masters}`);
const earlier: Partial<Record<string, string>> = JSON.parse(await readFile(ADDRESSES, 'utf8'));
const addresses: Record<string, string | undefined> = wanted.length === 0 ? {} : { ...earlier };
await removeReplaced();
await mkdir(output, { recursive: true });

for (const name of names) {
  const source = await sharp(path.join(masters, `${name}.webp`)).toBuffer();
  const { width } = await sharp(source).metadata();
  if (name === 'og') {
    await writeFile(path.join(output, 'og.jpg'), await sharp(source).jpeg({ quality: 85, mozjpeg: true }).toBuffer());
    continue;
  }
  const master = isSlide(name) ? await drawOut(source, marginsOf(name)) : source;
  addresses[name] = await publish(name, master);
  for (const [part, cut] of partsOf(name)) addresses[part] = await publish(part, await cut(master, width));
  if (name === 'avatar') await publishIcons(master);
  console.log(addresses[name]);
}

/** Returns the parts that are cut out of a master and published beside it. */
function partsOf(name: string): [string, (master: Buffer, width: number) => Promise<Buffer>][] {
  if (isProduct(name)) return [[`${name}-detalhe`, detail]];
  return name.startsWith('panorama-') ? [[`${name}-alto`, uprightPart]] : [];
}

async function removeReplaced() {
  if (wanted.length === 0) return rm(output, { recursive: true, force: true });
  const replaced = names.flatMap((name) => [name, ...partsOf(name).map(([part]) => part)]);
  const stems = replaced.flatMap((name) => earlier[name]?.slice('/images/'.length, -'.webp'.length) ?? []);
  for (const file of await readdir(output)) {
    if (stems.some((stem) => file.startsWith(stem))) await rm(path.join(output, file));
  }
}

await writeFile(ADDRESSES, `${JSON.stringify(addresses, null, 2)}\n`);
await writeFile(
  'src/shared/pictures.ts',
  [
    '// Written by scripts/pictures.ts: the pictures that the site itself shows, whatever the database holds.',
    ...SITE_PICTURES.map((name) => `export const ${identifier(name)} = '${addresses[name]}';`),
    '',
  ].join('\n'),
);

function identifier(name: string): string {
  return name.replace(/^\d/, 'picture$&').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
