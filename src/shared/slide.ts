import { imageAddress } from './image';
import { linkAddress } from './link';
import { readableText } from './readable-text';
import { z } from './zod';

/** Colours typed by editors reach style attributes: only six hexadecimal digits are allowed. */
export const hexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'Use uma cor no formato #rrggbb.');

const buttonText = readableText().max(40, 'O texto do botão passa de 40 caracteres.').nullable();

/** The fields of a slide, each for itself. */
export const slideFields = z.strictObject({
  title: readableText().min(1, 'Informe o título.').max(120, 'O título passa de 120 caracteres.'),
  subtitle: readableText().max(240, 'O subtítulo passa de 240 caracteres.').nullable(),
  imageUrl: z.string().trim().min(1, 'Informe a URL da imagem.').pipe(imageAddress),
  /** A portrait crop for phones; without it they get the wide picture. */
  tallImageUrl: imageAddress.nullable(),
  /** `light` words on a dark picture, `dark` words on a light one. */
  tone: z.enum(['light', 'dark']),
  btn1Text: buttonText,
  btn1Link: linkAddress.nullable(),
  btn1Color: hexColor.nullable(),
  btn2Text: buttonText,
  btn2Link: linkAddress.nullable(),
  btn2Color: hexColor.nullable(),
  /** Zero-based; shown to editors as position + 1. */
  position: z.int('Use um número inteiro na ordem.').min(0, 'A ordem começa em 0.'),
  active: z.boolean(),
});

/** Refuses half a button, which the site would not show. */
export function wholeButtons(
  slide: Pick<z.infer<typeof slideFields>, `btn${1 | 2}${'Text' | 'Link'}`>,
  context: z.RefinementCtx,
) {
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  for (const at of [1, 2] as const) {
    const [text, link] = [slide[`btn${at}Text`], slide[`btn${at}Link`]];
    if (text && !link) refuse(`btn${at}Link`, 'Informe o link do botão, ou apague o texto.');
    if (link && !text) refuse(`btn${at}Text`, 'Informe o texto do botão, ou apague o link.');
  }
}

export const slideInput = slideFields.superRefine(wholeButtons);
export type SlideInput = z.infer<typeof slideInput>;

/** An active slide as the carousel shows it. */
export type Slide = Omit<SlideInput, 'active' | 'position'> & { id: number };

/** Any slide as the panel edits it. */
export type SlideRecord = SlideInput & { id: number; version: number };
