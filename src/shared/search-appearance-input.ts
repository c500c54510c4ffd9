import { imageAddress } from './image';
import { optionalText } from './optional-text';
import { describePicture } from './picture';

/** Title, description and picture of a page in search engines and shared links. `null`: taken from the record. */
export const searchAppearanceFields = {
  searchTitle: optionalText(120, 'O título nos buscadores'),
  searchDescription: optionalText(320, 'A descrição nos buscadores'),
  /** Chats show a preview of it, which exists only for pictures of this site. */
  shareImage: imageAddress
    .refine((address) => describePicture(address) !== null, 'Escolha uma imagem da Mídia ou da marca.')
    .nullable(),
};
