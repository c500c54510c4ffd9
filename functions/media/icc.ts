import { Refused } from './refused';

/** Maximum bytes of a colour profile. Screens and cameras need a few thousand; print profiles have no use on the web. */
const MOST_PROFILE = 64 * 1024;

/** Checks the size of a colour profile, which could hide a file of another kind. Throws `Refused`. */
export function checkProfile(bytes: number) {
  if (bytes <= MOST_PROFILE) return;
  throw new Refused('O perfil de cor desta imagem é grande demais para a web. Salve-a em sRGB e envie de novo.');
}
