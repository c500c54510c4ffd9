/**
 * Turns the brand's masters into what the site serves: `npm run pictures -- <folder of masters>`.
 *
 * Every picture gets an address that says its size, its colour and a digest of its bytes
 * (`/images/<name>-<width>x<height>-<colour>-<digest>.webp`), so that a page can reserve its place and be cached for
 * good without a manifest. `src/shared/picture.ts` reads such addresses.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { VARIANT_WIDTHS } from '../src/shared/picture.ts';

const masters = path.resolve(process.argv[2] ?? '../shared/art/masters');
const output = path.resolve('public/images');
const PREVIEW = { width: 1200, height: 630 };

/** Shown by the site's own screens; every other picture is content. */
const SITE_PICTURES = ['avatar', 'licencie', 'slide-1', 'slide-1-alto', 'sobre'];

type Recipe = { width?: number; avif: number; webp: number };

/** Heroes decide the first paint, so they are encoded smaller than the pictures that can be looked at closely. */
function recipe(name: string): Recipe {
  if (name.endsWith('-alto')) return { width: 720, avif: 50, webp: 76 };
  if (name.startsWith('slide-')) return { width: 1920, avif: 50, webp: 76 };
  return { avif: 60, webp: 82 };
}

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

/** A link preview: the whole picture at full height, its own backdrop drawn out to both sides (or cropped when it is wider). */
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

  const widths = [...VARIANT_WIDTHS.filter((width) => width < info.width), info.width];
  for (const width of widths) {
    const file = path.join(output, width === info.width ? stem : `${stem}-${width}`);
    const scaled = sharp(data).resize({ width });
    await scaled.clone().avif({ quality: avif, effort: 6, chromaSubsampling: '4:4:4' }).toFile(`${file}.avif`);
    await scaled.clone().webp({ quality: webp, smartSubsample: true, effort: 6 }).toFile(`${file}.webp`);
  }
  if (!name.startsWith('slide-') && !name.endsWith('-detalhe')) {
    // The round mark has no backdrop of its own: it stands on the brand's.
    await writeFile(path.join(output, `${stem}-og.jpg`), await preview(data, name === 'avatar' ? '6147de' : color));
  }
  return `/images/${stem}.webp`;
}

/** The close crop of a product's gallery: its middle, with the whole label inside. */
function detail(master: Buffer): Promise<Buffer> {
  return sharp(master).extract({ left: 160, top: 250, width: 600, height: 600 }).png().toBuffer();
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

const files = (await readdir(masters)).filter((file) => file.endsWith('.webp')).sort();
if (files.length === 0) throw new Error(`No masters in ${masters}`);
await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });

const addresses: Record<string, string> = {};
for (const file of files) {
  const name = path.basename(file, '.webp');
  const master = await sharp(path.join(masters, file)).toBuffer();
  const { width, height } = await sharp(master).metadata();
  if (name === 'og') {
    await writeFile(path.join(output, 'og.jpg'), await sharp(master).jpeg({ quality: 85, mozjpeg: true }).toBuffer());
    continue;
  }
  addresses[name] = await publish(name, master);
  if (width === 900 && height === 900)
    addresses[`${name}-detalhe`] = await publish(`${name}-detalhe`, await detail(master));
  if (name === 'avatar') await publishIcons(master);
  console.log(addresses[name]);
}
await writeFile('scripts/seed/pictures.json', `${JSON.stringify(addresses, null, 2)}\n`);
await writeFile(
  'src/shared/pictures.ts',
  [
    '// Written by scripts/pictures.ts: the pictures that the site itself shows, whatever the database holds.',
    ...SITE_PICTURES.map((name) => `export const ${identifier(name)} = '${addresses[name]}';`),
    '',
  ].join('\n'),
);

function identifier(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
