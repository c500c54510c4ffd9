import { fieldLabels } from '../field-labels';
import { type SlideInput, type SlideRecord, slideInput } from '../slide';
import { z } from '../zod';
import { orNull } from './or-null';
import { problemsOf } from './problems';
import type { Typed } from './typed';

const text = z.string();

/** A slide as its form holds it: optional values may be empty, and numbers are as typed. */
const slideValues = z.strictObject({
  title: text,
  subtitle: text,
  imageUrl: text,
  tallImageUrl: text,
  tone: slideInput.shape.tone,
  btn1Text: text,
  btn1Link: text,
  btn1Color: text,
  btn2Text: text,
  btn2Link: text,
  btn2Color: text,
  position: text,
  active: z.boolean(),
});
export type SlideValues = z.infer<typeof slideValues>;

export const slideLabels: Record<keyof SlideValues, string> = fieldLabels.slides;

/** Returns the values of a new slide, which comes last. */
export function newSlide(position: number): SlideValues {
  return {
    title: '',
    subtitle: '',
    imageUrl: '',
    tallImageUrl: '',
    tone: 'light',
    btn1Text: '',
    btn1Link: '',
    btn1Color: '',
    btn2Text: '',
    btn2Link: '',
    btn2Color: '',
    position: String(position),
    active: true,
  };
}

export function toValues(slide: SlideRecord): SlideValues {
  return {
    title: slide.title,
    subtitle: slide.subtitle ?? '',
    imageUrl: slide.imageUrl,
    tallImageUrl: slide.tallImageUrl ?? '',
    tone: slide.tone,
    btn1Text: slide.btn1Text ?? '',
    btn1Link: slide.btn1Link ?? '',
    btn1Color: slide.btn1Color ?? '',
    btn2Text: slide.btn2Text ?? '',
    btn2Link: slide.btn2Link ?? '',
    btn2Color: slide.btn2Color ?? '',
    position: String(slide.position),
    active: slide.active,
  };
}

export function toInput({ position, ...values }: SlideValues): SlideInput {
  return {
    ...values,
    subtitle: orNull(values.subtitle),
    tallImageUrl: orNull(values.tallImageUrl),
    btn1Text: orNull(values.btn1Text),
    btn1Link: orNull(values.btn1Link),
    btn1Color: orNull(values.btn1Color),
    btn2Text: orNull(values.btn2Text),
    btn2Link: orNull(values.btn2Link),
    btn2Color: orNull(values.btn2Color),
    position: position.trim() ? Number(position) : Number.NaN,
  };
}

/** Returns the input of an edit. Sends a position only if it was changed: other writes may have moved the slide. */
export function toEdit(values: SlideValues, base: SlideValues): Omit<SlideInput, 'position'> & { position?: number } {
  const { position, ...input } = toInput(values);
  return values.position.trim() === base.position ? input : { ...input, position };
}

/** Returns whether phones would still show the earlier picture: only the wide one was replaced. */
export function showsEarlierOnPhones({ imageUrl, tallImageUrl }: SlideValues, stored: SlideRecord): boolean {
  const [wide, tall] = [imageUrl.trim(), tallImageUrl.trim()];
  return wide !== '' && wide !== stored.imageUrl && tall !== '' && tall === stored.tallImageUrl;
}

export const problemsOfSlide = (values: SlideValues) => problemsOf(slideInput, toInput(values));

export const typedSlide: Typed<SlideValues, SlideInput, SlideRecord> = {
  contract: slideValues,
  labels: slideLabels,
  toValues,
  toInput,
  check: problemsOfSlide,
  isLive: ({ active }) => active,
};
