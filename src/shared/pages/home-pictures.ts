import { spoon } from '../pictures';

/** Default pictures of the home's sections, with their alternative texts: see `about-pictures.ts`. */
export const homePictures = {
  homeAboutPicture: spoon,
  homeAboutPictureAlt: 'Colher tirando uma bola cremosa de sorvete de pistache do pote, com um fio derretendo',
};
