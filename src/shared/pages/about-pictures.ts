import { bite, pour, spoon } from '../pictures';

/** Default pictures of `/sobre`, with their alternative texts. The script of the page has them: only others are its data. */
export const aboutPictures = {
  aboutOpeningPicture: bite,
  aboutOpeningPictureAlt: 'Casquinha mordida com sorvete de morango derretendo, entre farelos e morangos',
  aboutValuesPicture: pour,
  aboutValuesPictureAlt: 'Calda grossa de chocolate caindo em dobras sobre um shake',
  aboutPicture: spoon,
  aboutPictureAlt: 'Colher tirando uma bola cremosa de sorvete de pistache do pote, com um fio derretendo',
};
