import { imageAddress } from './image';
import { optionalText } from './optional-text';
import { describePicture } from './picture';

/** What a page may say of itself where it is found or shared; `null` leaves it to the record. */
export const searchAppearanceFields = {
  searchTitle: optionalText(120, 'O título nos buscadores'),
  searchDescription: optionalText(320, 'A descrição nos buscadores'),
  /** Chats are shown its preview, which pictures of other sites have none of. */
  shareImage: imageAddress
    .refine((address) => describePicture(address) !== null, 'Escolha uma imagem da Mídia ou da marca.')
    .nullable(),
};
