import { Refused } from './refused';

/** Bytes of a colour profile. Those of screens and cameras have a few thousand; a print's is no use on the web. */
const MOST_PROFILE = 64 * 1024;

/** What is kept for its colours must not carry a file of another kind. Throws `Refused`. */
export function checkProfile(bytes: number) {
  if (bytes <= MOST_PROFILE) return;
  throw new Refused('O perfil de cor desta imagem é grande demais para a web. Salve-a em sRGB e envie de novo.');
}
