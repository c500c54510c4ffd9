import { formatoAcademia, formatoQuiosque, formatoRua, licencie, lojaBalcao, lojaNoite, lojaPlanta } from '../pictures';

/** Default pictures of `/licencie`, with their alternative texts: see `about-pictures.ts`. */
export const licensingPictures = {
  licensingPicture: licencie,
  licensingPictureAlt: 'Quiosque redondo com telhado listrado e mesas',
  licensingTour1Picture: lojaPlanta,
  licensingTour1PictureAlt: 'Maquete da loja em corte: balcão, cozinha, prateleiras, sofá e mesas',
  licensingTour2Picture: lojaBalcao,
  licensingTour2PictureAlt: 'Balcão da loja com liquidificador, três shakes e copo de sorvete',
  licensingTour3Picture: lojaNoite,
  licensingTour3PictureAlt: 'Mesas na frente da loja ao anoitecer, com letreiro aceso e varal de luzes',
  licensingFormat1Picture: formatoRua,
  licensingFormat1PictureAlt: 'Loja de rua com toldo listrado entre duas casas',
  licensingFormat2Picture: formatoQuiosque,
  licensingFormat2PictureAlt: 'Quiosque redondo com telhado listrado, mesas e plantas',
  licensingFormat3Picture: formatoAcademia,
  licensingFormat3PictureAlt: 'Bar de shakes dentro de uma academia, ao lado da estante de halteres',
};
