import { imageAddress } from '../../shared/image';
import { linkAddress } from '../../shared/link';
import { hexColor, type Slide, type SlideRecord } from '../../shared/slide';
import { type SlideValues, toInput } from '../../shared/typed/slide';
import type { useForm } from '../form/use-form';

/** Type of this form, for its parts. */
export type SlideForm = ReturnType<typeof useForm<SlideValues, SlideRecord>>;

/** Labels of the tones. */
export const toneLabels = { light: 'Claro, sobre imagem escura', dark: 'Escuro, sobre imagem clara' };

/** Returns the slide for the preview, without invalid input. */
export function toPreview(values: SlideValues): Slide {
  const { active: _active, position: _position, ...slide } = toInput(values);
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
