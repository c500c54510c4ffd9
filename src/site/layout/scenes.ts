import type { Category } from '../../shared/category';
import {
  panoramaSoulcoffee,
  panoramaSoulcoffeeAlto,
  panoramaSoulcrunch,
  panoramaSoulcrunchAlto,
  panoramaSoulfuel,
  panoramaSoulfuelAlto,
  panoramaSoulice,
  panoramaSouliceAlto,
  panoramaSoulicepote,
  panoramaSoulicepoteAlto,
  panoramaSoulshake,
  panoramaSoulshakeAlto,
  panoramaSuplementos,
  panoramaSuplementosAlto,
  panoramaToppins,
  panoramaToppinsAlto,
} from '../../shared/pictures';

export type Scene = {
  wide: string;
  upright: string;
  /** Text alternative of the picture. */
  alt: string;
  /** Whether text over its background is light or dark. */
  tone: 'light' | 'dark';
  /** Colour that its calm side fades into; text of its `tone` has a contrast of at least 4.5:1 on it. */
  ground: string;
};

/** A picture without room for text. */
export type PlainPicture = { image: string; alt: string };

/** The scenes of the brand's own product lines, by key. */
export const scenes = {
  soulshake: {
    wide: panoramaSoulshake,
    upright: panoramaSoulshakeAlto,
    alt: 'Dez Soul Shakes vistos de cima formando um círculo de cores',
    tone: 'light',
    ground: '#6245dd',
  },
  soulice: {
    wide: panoramaSoulice,
    upright: panoramaSouliceAlto,
    alt: 'Cordilheira feita de bolas de sorvete, com picos de creme, ao nascer do sol',
    tone: 'dark',
    ground: '#ab91ec',
  },
  soulicepote: {
    wide: panoramaSoulicepote,
    upright: panoramaSoulicepoteAlto,
    alt: 'Gaveta de freezer aberta com potes de sorvete Soul Ice e gelo',
    tone: 'dark',
    ground: '#97bdeb',
  },
  soulcrunch: {
    wide: panoramaSoulcrunch,
    upright: panoramaSoulcrunchAlto,
    alt: 'Dez casquinhas de cores diferentes abertas em leque, como lápis de cor',
    tone: 'dark',
    ground: '#f4c47c',
  },
  soulfuel: {
    wide: panoramaSoulfuel,
    upright: panoramaSoulfuelAlto,
    alt: 'Duas canecas de Soul Fuel fumegando no parapeito de uma janela ao amanhecer',
    tone: 'light',
    ground: '#6349d8',
  },
  soulcoffee: {
    wide: panoramaSoulcoffee,
    upright: panoramaSoulcoffeeAlto,
    alt: 'Dois copos de Soul Coffee fumegando no parapeito de uma janela ao amanhecer',
    tone: 'light',
    ground: '#6349d8',
  },
  suplementos: {
    wide: panoramaSuplementos,
    upright: panoramaSuplementosAlto,
    alt: 'Medidor no ar despejando pó entre os potes de creatina e de whey da Soul',
    tone: 'dark',
    ground: '#eba4d2',
  },
  toppins: {
    wide: panoramaToppins,
    upright: panoramaToppinsAlto,
    alt: 'Chuva de coberturas sobre uma tigela com três bolas de sorvete',
    tone: 'light',
    ground: '#6549da',
  },
} satisfies Record<string, Scene>;

/** Returns a line's scene. A line that an editor added has none, so its picture is the fallback. */
export function sceneOf({ key, image, imageAlt }: Pick<Category, 'key' | 'image' | 'imageAlt'>): Scene | PlainPicture {
  return Object.hasOwn(scenes, key) ? scenes[key as keyof typeof scenes] : { image, alt: imageAlt };
}
