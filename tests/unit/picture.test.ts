import { describe, expect, test } from 'vitest';
import {
  focusedOn,
  mediaAddress,
  mediaIn,
  mediaPath,
  originalAddress,
  readdressed,
  readMediaName,
  variantsOf,
} from '../../src/shared/media-address';
import { describePicture } from '../../src/shared/picture';

const MIDDLE = { focalX: 0.5, focalY: 0.5, crops: {} };
const ADDRESS = '/images/sobre-1400x1000-bb7ce2-ba710e.webp';

test('an address contains its picture’s size, colour, widths and preview', () => {
  const picture = describePicture(ADDRESS);
  expect(picture).toMatchObject({ width: 1400, height: 1000, color: '#bb7ce2' });
  expect(picture?.preview).toBe('/images/sobre-1400x1000-bb7ce2-ba710e-og.jpg');
  expect(picture?.avifSrcSet?.split(', ')).toEqual([
    '/images/sobre-1400x1000-bb7ce2-ba710e-480.avif 480w',
    '/images/sobre-1400x1000-bb7ce2-ba710e-800.avif 800w',
    '/images/sobre-1400x1000-bb7ce2-ba710e-1200.avif 1200w',
    '/images/sobre-1400x1000-bb7ce2-ba710e.avif 1400w',
  ]);
  expect(picture?.srcSet.split(', ')).toEqual([
    '/images/sobre-1400x1000-bb7ce2-ba710e-800.webp 800w',
    '/images/sobre-1400x1000-bb7ce2-ba710e.webp 1400w',
  ]);
  expect(picture?.points.any).toBeUndefined();
});

describe('the address of an uploaded picture', () => {
  const STEM = '/media/0123456789abcdef0123-1600x1067-7a5bd0';

  test('contains its size, colour and widths, in its only format', () => {
    expect(describePicture(`${STEM}.webp`)).toEqual({
      width: 1600,
      height: 1067,
      color: '#7a5bd0',
      srcSet: `${STEM}-480.webp 480w, ${STEM}-960.webp 960w, ${STEM}.webp 1600w`,
      avifSrcSet: undefined,
      preview: `${STEM}-og.jpg`,
      points: {},
    });
  });

  test('contains the focal point of its crops', () => {
    const picture = describePicture(focusedOn(`${STEM}.jpg`, { focalX: 0.3, focalY: 0.705, crops: {} }));
    expect(picture).toMatchObject({ points: { any: '30% 71%' }, preview: `${STEM}-og.jpg` });
    expect(picture?.srcSet).not.toContain('#');
    expect(focusedOn(`${STEM}.jpg`, MIDDLE)).toBe(`${STEM}.jpg`);
  });

  test('contains the focal point of each shape that has its own', () => {
    const crops = { square: { x: 0, y: 1 }, tall: { x: 0.5, y: 0.5 } };
    const address = focusedOn(`${STEM}.jpg`, { ...MIDDLE, crops });
    expect(address).toBe(`${STEM}.jpg#s0y100t50y50`);
    expect(describePicture(address)?.points).toEqual({ square: '0% 100%', tall: '50% 50%' });
    const all = focusedOn(`${STEM}.jpg`, { focalX: 0.1, focalY: 0.2, crops: { ...crops, wide: { x: 1, y: 0 } } });
    expect(describePicture(all)?.points).toEqual({
      ...{ any: '10% 20%', wide: '100% 0%' },
      ...{ square: '0% 100%', tall: '50% 50%' },
    });
  });

  test.each([1, 300, 480, 481, 960, 1000, 1600, 1601, 8192])(
    'lists exactly the files of an original that is %i wide',
    (original) => {
      const variants = variantsOf(original);
      const { width } = variants.at(-1) ?? { width: 0 };
      const address = mediaAddress({
        key: '0123456789abcdef0123',
        width,
        height: 100,
        color: '#7a5bd0',
        type: 'image/webp',
      });
      const promised =
        describePicture(address)
          ?.srcSet.split(', ')
          .map((part) => part.split(' ')) ?? [];
      expect(promised.map(([, descriptor]) => descriptor)).toEqual(variants.map((variant) => `${variant.width}w`));
      const files = promised.map(([part = '']) => readMediaName(part.replace('/media/', ''))?.file);
      expect(files).toEqual(variants.map(({ file }) => file));
      const name = originalAddress(address, 'image/png').replace('/media/', '');
      expect(readMediaName(name)).toMatchObject({ file: 'original', type: 'image/png' });
    },
  );
});

test("a picture of the brand is shown around an editor's focal points like an upload", () => {
  const file = '/images/soulshake-1-1600x1600-b29ae5-23c03a.webp';
  const crops = { tall: { x: 0.2, y: 1 } };
  const shown = describePicture(focusedOn(file, { focalX: 0.5, focalY: 0.42, crops }));
  expect(shown?.points).toMatchObject({ any: '50% 42%', wide: undefined, square: undefined, tall: '20% 100%' });
  expect(shown?.srcSet).toBe(describePicture(file)?.srcSet);
  expect(describePicture(`${file}#Capa`)).toBeNull();
});

test('a picture offers no variant as wide as itself or wider', () => {
  expect(describePicture('/images/a-480x300-ffffff-abc123.webp')?.srcSet).toBe(
    '/images/a-480x300-ffffff-abc123.webp 480w',
  );
});

test.each([
  'https://example.com/foto.jpg',
  '/images/foto.webp',
  'https://evil.com/images/x-10x10-ffffff-abc123.webp',
  '/images/x-10x10-ffffff-abc123.webp?a',
  '/media/a-480x300-ffffff-abc123.webp',
  '/media/0123456789abcdef0123-10x10-ffffff.svg',
  '',
])('an address without these parts describes no picture: %s', (address) => {
  expect(describePicture(address)).toBeNull();
});

describe('the name of a file of an uploaded picture', () => {
  const KEY = '0123456789abcdef0123';

  test.each([
    [`${KEY}-1600x900-7a5bd0.webp`, '1600', 'image/webp'],
    [`${KEY}-700x900-7a5bd0.avif`, '960', 'image/avif'],
    [`${KEY}-300x9-7a5bd0.png`, '480', 'image/png'],
    [`${KEY}-1600x900-7a5bd0-480.webp`, '480', 'image/webp'],
    [`${KEY}-1600x900-7a5bd0-960.webp`, '960', 'image/webp'],
    [`${KEY}-1600x900-7a5bd0-og.jpg`, 'preview', 'image/jpeg'],
    [`${KEY}-1600x900-7a5bd0-original.png`, 'original', 'image/png'],
  ])('%s refers to its file %s', (name, file, type) => {
    expect(readMediaName(name)).toEqual({ key: KEY, file, type });
  });

  test.each([
    `x${KEY}-1600x900-7a5bd0.webp`,
    `${KEY.slice(1)}-1600x900-7a5bd0.webp`,
    `${KEY.toUpperCase()}-1600x900-7a5bd0.webp`,
    `${KEY}-16000x900-7a5bd0.webp`,
    `${KEY}-1600x90000-7a5bd0.webp`,
    `${KEY}-x900-7a5bd0.webp`,
    `${KEY}-1600x-7a5bd0.webp`,
    `${KEY}-1600x900-7a5bd.webp`,
    `${KEY}-1600x900-7a5bd0-1200.webp`,
    `${KEY}-1600x900-7a5bd0.gif`,
    `${KEY}-1600x900-7a5bd0.webp.html`,
    '',
  ])('is not %s', (name) => {
    expect(readMediaName(name)).toBeNull();
  });

  test('has the file extension of its type, and the original that of its own type', () => {
    const medium = { key: KEY, width: 1600, height: 900, color: '#7a5bd0', type: 'image/avif' } as const;
    expect(mediaAddress(medium)).toBe(`/media/${KEY}-1600x900-7a5bd0.avif`);
    expect(mediaAddress({ ...medium, type: 'image/jpeg' })).toBe(`/media/${KEY}-1600x900-7a5bd0.jpg`);
    expect(originalAddress(mediaAddress(medium), 'image/png')).toBe(`/media/${KEY}-1600x900-7a5bd0-original.png`);
    expect(originalAddress('/media/a.b-1.webp', 'image/webp')).toBe('/media/a.b-1-original.webp');
  });

  test('contains the focal point unless it is the middle', () => {
    const points = [
      [0.5, 0.2],
      [0, 0.5],
      [0.504, 0.496],
    ];
    expect(points.map(([focalX = 0, focalY = 0]) => focusedOn('/a.webp', { focalX, focalY, crops: {} }))).toEqual([
      '/a.webp#x50y20',
      '/a.webp#x0y50',
      '/a.webp',
    ]);
  });
});

describe('a text that shows media', () => {
  const KEY = '0123456789abcdef0123';
  const OTHER = 'fedcba98765432100000';
  const at = (key: string, size = '1600x900') => `/media/${key}-${size}-7a5bd0.webp`;
  const NEW = `/media/${OTHER}-800x600-112233.png#x10y90s5y6`;
  const known = new Map([[KEY, NEW]]);

  test('lists each of them once', () => {
    expect(mediaIn(`<img src="${at(KEY)}#x1y2"><img src="${at(OTHER)}"><img src="${at(KEY)}">`)).toEqual([KEY, OTHER]);
    expect(mediaIn(`/media/${KEY} /images/a-1x1-ffffff-abc.webp /media/abc-1x1-ffffff.webp`)).toEqual([]);
  });

  test('lists pictures of the brand by the names of their files', () => {
    const file = 'soulshake-1-1600x1600-b29ae5-23c03a';
    expect(mediaIn(`["/images/${file}.webp#x50y42"] /images/${file}-480.webp /images/foto.webp`)).toEqual([file]);
    expect(mediaPath(file)).toBe(`/images/${file}.webp`);
    expect(mediaPath(KEY)).toBe(`/media/${KEY}`);
    expect(originalAddress(mediaPath(file), 'image/webp')).toBe(mediaPath(file));
  });

  test('gets the file that replaced a picture of the brand, or was replaced by it', () => {
    const file = 'slide-1-2880x2064-8257dc-feec32';
    const before = `<img src="/images/${file}.webp#x1y2" width="2880" height="2064">`;
    const after = `<img src="${NEW}" width="800" height="600">`;
    expect(readdressed(before, new Map([[file, NEW]]))).toBe(after);
    const back = new Map([[OTHER, `/images/${file}.webp`]]);
    expect(readdressed(after, back)).toBe(before.replace('#x1y2', ''));
  });

  test('gets the new address of a medium, whatever focal point the old one had', () => {
    expect(readdressed(at(KEY), known)).toBe(NEW);
    expect(readdressed(`${at(KEY)}#x30y70w1y2`, known)).toBe(NEW);
    expect(readdressed(`https://soul.example${at(KEY)}`, known)).toBe(`https://soul.example${NEW}`);
    expect(readdressed(JSON.stringify([{ src: `${at(KEY)}#x3y70`, alt: '' }, { src: at(KEY) }]), known)).toBe(
      JSON.stringify([{ src: NEW, alt: '' }, { src: NEW }]),
    );
    expect(readdressed(`${at(OTHER)} ${at(KEY)}`, known)).toBe(`${at(OTHER)} ${NEW}`);
    expect(readdressed('Nada disso', known)).toBe('Nada disso');
  });

  test('keeps no rest of an unknown fragment', () => {
    for (const rest of ['#Capa', '#x10,y20', '#a-b', '#é%20']) {
      expect(readdressed(`<img src="${at(KEY)}${rest}" alt="">`, known)).toBe(`<img src="${NEW}" alt="">`);
    }
  });

  test('keeps the size of other pictures, even if their alternative text names the medium', () => {
    const other = `<img src="/a.webp" alt="${at(OTHER)} ${at(KEY)}" width="3" height="4"><img src="${at(OTHER)}" width="1" height="2">`;
    expect(readdressed(`<img src="${at(KEY)}">${other}`, known)).toBe(
      `<img src="${NEW}">${other.replace(at(KEY), NEW)}`,
    );
  });

  test('keeps the size of pictures on another origin, and of pictures without an address', () => {
    const far = `<img src="https://soul.example${at(KEY)}" width="1" height="2"><img alt="" width="3" height="4">`;
    expect(readdressed(far, known)).toBe(far.replace(at(KEY), NEW));
  });

  // Rereading from each start would take minutes.
  test('is updated despite 200,000 unclosed tags', () => {
    const odd = `${at(KEY)}${'<img '.repeat(200_000)}`;
    expect(readdressed(odd, known)).toHaveLength(odd.length - at(KEY).length + NEW.length);
  });

  test('gives its pictures the size of the new medium, also within JSON', () => {
    const html = `<p>1600</p><img src="${at(KEY)}" alt="width=&quot;9" width="1600" height="900" /><img src="/a.webp" width="3" height="4">`;
    const changed = `<p>1600</p><img src="${NEW}" alt="width=&quot;9" width="800" height="600" /><img src="/a.webp" width="3" height="4">`;
    expect(readdressed(html, known)).toBe(changed);
    expect(JSON.parse(readdressed(JSON.stringify({ html }), known))).toEqual({ html: changed });
    expect(readdressed(`<img src="${at(KEY)}" alt="">`, known)).toBe(`<img src="${NEW}" alt="">`);
  });
});
