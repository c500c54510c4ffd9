import { fieldLabels } from '../../shared/field-labels';
import { imageAddress } from '../../shared/image';
import { linkAddress } from '../../shared/link';
import { hexColor, type Slide, type SlideInput, type SlideRecord, slideInput } from '../../shared/slide';
import { problemsOf } from '../../shared/typed/problems';
import type { useForm } from '../form/use-form';

/** The form of this screen, for its parts. */
export type SlideForm = ReturnType<typeof useForm<SlideValues, SlideRecord>>;

/** A slide as its form holds it: what may be missing is empty, and numbers are as they are typed. */
export type SlideValues = Record<Exclude<keyof SlideInput, 'active' | 'tone'>, string> &
  Pick<SlideInput, 'active' | 'tone'>;

export const slideLabels: Record<keyof SlideValues, string> = fieldLabels.slides;

/** What the tones are called. */
export const toneLabels = { light: 'Claro, sobre imagem escura', dark: 'Escuro, sobre imagem clara' };

/** A new slide closes the row of those that there are. */
export function newSlide(order: number): SlideValues {
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
    order: String(order),
    active: true,
  };
}

export function toValues({ id: _id, version: _version, ...slide }: SlideRecord): SlideValues {
  return {
    ...slide,
    subtitle: slide.subtitle ?? '',
    tallImageUrl: slide.tallImageUrl ?? '',
    btn1Text: slide.btn1Text ?? '',
    btn1Link: slide.btn1Link ?? '',
    btn1Color: slide.btn1Color ?? '',
    btn2Text: slide.btn2Text ?? '',
    btn2Link: slide.btn2Link ?? '',
    btn2Color: slide.btn2Color ?? '',
    order: String(slide.order),
  };
}

const orNull = (text: string) => text.trim() || null;

export function toInput({ order, ...values }: SlideValues): SlideInput {
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
    order: order.trim() ? Number(order) : Number.NaN,
  };
}

/** What an edit says of a slide. Its order only where another was typed: neighbours may have moved it meanwhile. */
export function toEdit(values: SlideValues, base: SlideValues): Omit<SlideInput, 'order'> & { order?: number } {
  const { order, ...input } = toInput(values);
  return values.order.trim() === base.order ? input : { ...input, order };
}

export const problemsOfSlide = (values: SlideValues) => problemsOf(slideInput, toInput(values));

/** What the site would show of it now: what does not hold yet is left out. */
export function toPreview(values: SlideValues): Slide {
  const { active: _active, order: _order, ...slide } = toInput(values);
  const picture = (address: string | null) => (imageAddress.safeParse(address).success ? address : null);
  const link = (address: string | null) => (linkAddress.safeParse(address).success ? address : null);
  const color = (typed: string | null) => (hexColor.safeParse(typed).success ? typed : null);
  return {
    ...slide,
    id: 0,
    title: slide.title.trim() || 'Título do slide',
    imageUrl: picture(slide.imageUrl) ?? '',
    tallImageUrl: picture(slide.tallImageUrl),
    btn1Link: link(slide.btn1Link),
    btn1Color: color(slide.btn1Color),
    btn2Link: link(slide.btn2Link),
    btn2Color: color(slide.btn2Color),
  };
}
