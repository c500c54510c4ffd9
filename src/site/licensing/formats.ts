import { formatoAcademia, formatoQuiosque, formatoRua } from '../../shared/pictures';

/** The kinds of place where a store can open. */
export const FORMATS = [
  {
    name: 'licensingFormat1',
    picture: formatoRua,
    alt: 'Loja de rua com toldo listrado entre duas casas',
  },
  {
    name: 'licensingFormat2',
    picture: formatoQuiosque,
    alt: 'Quiosque redondo com telhado listrado, mesas e plantas',
  },
  {
    name: 'licensingFormat3',
    picture: formatoAcademia,
    alt: 'Bar de shakes dentro de uma academia, ao lado da estante de halteres',
  },
] as const;
