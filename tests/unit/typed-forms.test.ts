import { describe, expect, test } from 'vitest';
import { locations } from '../../scripts/seed/locations';
import { posts } from '../../scripts/seed/posts';
import { products } from '../../scripts/seed/products';
import { slides } from '../../scripts/seed/slides';
import type { SlideInput, SlideRecord } from '../../src/shared/slide';
import { typedLocation } from '../../src/shared/typed/location';
import { typedPost } from '../../src/shared/typed/post';
import { typedProduct } from '../../src/shared/typed/product';
import { fitting, shownWith } from '../../src/shared/typed/shown';
import { showsEarlierOnPhones, typedSlide } from '../../src/shared/typed/slide';

const recorded = <Input extends object>(input: Input) => ({ ...input, id: 7, version: 3 });

describe('an unchanged form', () => {
  test.each(products)('sends the product $name unchanged', (product) => {
    const values = typedProduct.toValues(recorded(product));
    expect(typedProduct.toInput(values)).toEqual(product);
    expect(typedProduct.check(values)).toEqual({});
  });

  test('sends a declared amount of caffeine unchanged', () => {
    const [product] = products;
    const declared = { ...product, caffeine: 12.5 } as NonNullable<typeof product>;
    expect(typedProduct.toInput(typedProduct.toValues(recorded(declared))).caffeine).toBe(12.5);
  });

  test('sends locations unchanged', () => {
    for (const location of locations) {
      const values = typedLocation.toValues(recorded(location));
      expect(typedLocation.toInput(values)).toEqual(location);
      expect(typedLocation.check(values)).toEqual({});
    }
  });

  test('sends slides unchanged', () => {
    for (const slide of slides) {
      const values = typedSlide.toValues(recorded(slide));
      expect(typedSlide.toInput(values)).toEqual(slide);
      expect(typedSlide.check(values)).toEqual({});
    }
  });

  test('sends posts unchanged, to the millisecond of their dates', () => {
    for (const post of [
      ...posts,
      ...posts.map((post) => ({
        ...post,
        publishedAt: '2026-01-02T03:04:05.678Z',
        unpublishedAt: '2099-01-02T03:04:05.678Z',
      })),
    ]) {
      const values = typedPost.toValues(recorded(post));
      expect(typedPost.toInput(values)).toEqual(post);
      expect(typedPost.check(values)).toEqual({});
    }
  });
});

test('phones show the earlier picture of a slide if only the wide one was replaced', () => {
  const slide: SlideRecord = recorded({ ...slides[0], tallImageUrl: '/images/alta.webp' } as SlideInput);
  const stored = typedSlide.toValues(slide);
  const isEarlier = (change: Partial<typeof stored>) => showsEarlierOnPhones({ ...stored, ...change }, slide);
  const wide = { imageUrl: '/images/outra.webp' };
  expect(isEarlier(wide)).toBe(true);
  expect(isEarlier({ ...wide, tallImageUrl: ' /images/alta.webp ' })).toBe(true);
  expect(isEarlier({})).toBe(false);
  expect(isEarlier({ imageUrl: ` ${slide.imageUrl} ` })).toBe(false);
  expect(isEarlier({ imageUrl: ' ' })).toBe(false);
  expect(isEarlier({ ...wide, tallImageUrl: '/images/outra-alta.webp' })).toBe(false);
  expect(isEarlier({ ...wide, tallImageUrl: '' })).toBe(false);
  expect(showsEarlierOnPhones({ ...stored, ...wide, tallImageUrl: '' }, { ...slide, tallImageUrl: '' })).toBe(false);
});

describe('a record with a working copy', () => {
  const slide: SlideRecord = recorded(slides[0] as (typeof slides)[0]);
  const stored = typedSlide.toValues(slide);

  test('shows the typed values that are valid', () => {
    const typed = { title: 'Outro', subtitle: '' };
    expect(shownWith(typedSlide, slide, typed)).toEqual({ values: { ...stored, ...typed }, unfit: [] });
    expect(shownWith(typedSlide, slide, {})).toEqual({ values: stored, unfit: [] });
  });

  test('shows its own values in place of invalid ones, and lists their labels in order', () => {
    const typed = { title: ' ', subtitle: 'Outro', btn1Link: 'javascript:alert(1)' };
    expect(shownWith(typedSlide, slide, typed)).toEqual({
      values: { ...stored, subtitle: 'Outro' },
      unfit: [typedSlide.labels.title, typedSlide.labels.btn1Link],
    });
  });

  test('does not list a field that is already invalid in the record', () => {
    const old = { ...slide, btn1Color: 'red' };
    expect(shownWith(typedSlide, old, { title: 'Outro' })).toEqual({
      values: { ...typedSlide.toValues(old), title: 'Outro' },
      unfit: [],
    });
  });

  test('lists a field that contradicts a typed one, even if it was not typed itself', () => {
    const free = recorded(products.find(({ gluten }) => gluten === 'free') as (typeof products)[0]);
    const contains = ['wheat' as const, ...free.contains];
    const { values, unfit } = shownWith(typedProduct, free, { contains });
    expect([values.gluten, values.contains, unfit]).toEqual(['free', contains, [typedProduct.labels.gluten]]);
  });

  test('keeps no part of values that are only valid together', () => {
    const place = recorded(locations[0] as (typeof locations)[0]);
    const { values, unfit } = shownWith(typedLocation, place, { latitude: '', name: 'Outro' });
    expect(values).toEqual({ ...typedLocation.toValues(place), name: 'Outro' });
    expect(unfit).toEqual([typedLocation.labels.latitude]);
  });
});

test('a stored form restores only values that its present fields can hold', () => {
  const kept = { title: 'Outro', tone: 'dark', position: 3, active: 'sim', gone: 'x', constructor: 'x' };
  expect(fitting(typedSlide, kept)).toEqual({ title: 'Outro', tone: 'dark' });
});
