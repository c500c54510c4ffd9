import type { SlideInput } from '../../src/shared/slide';

/** A slide as a request creates it: first, shown, and without buttons. */
export const SLIDE: SlideInput = {
  title: 'Novidade',
  subtitle: null,
  imageUrl: '/images/novidade.webp',
  tallImageUrl: null,
  tone: 'light',
  btn1Text: null,
  btn1Link: null,
  btn1Color: null,
  btn2Text: null,
  btn2Link: null,
  btn2Color: null,
  position: 0,
  active: true,
};
