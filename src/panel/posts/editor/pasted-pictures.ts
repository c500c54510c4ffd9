import { toast } from '../../../lib/toast';
import { imageAddress } from '../../../shared/image';
import { type Embedded, embeddedIn } from './embedded';

/**
 * Replaces embedded pictures of a pasted text by marks. Removes those that cannot be shown: they exist only on the user's
 * machine, or are in a table. Reports these, and those that are still on another site.
 */
export function keepPictures(text: ParentNode, mark: (picture: Embedded) => string) {
  for (const img of text.querySelectorAll('img')) {
    const embedded = img.closest('td, th') ? null : embeddedIn(img);
    if (embedded) img.replaceWith(mark(embedded));
  }
  const pictures = [...text.querySelectorAll('img')];
  pictures.forEach(toOwnPath);
  const lost = pictures.filter((img) => !imageAddress.safeParse(img.getAttribute('src')).success);
  for (const img of lost) img.remove();
  const foreign = pictures.filter((img) => !lost.includes(img) && !img.getAttribute('src')?.startsWith('/'));
  if (lost.length > 0) tellLost(lost.length, foreign.length);
  else if (foreign.length > 0)
    toast({ title: stays(foreign.length), description: wayFrom(foreign.length), destructive: true });
}

/** Turns an address of this site into its path. */
function toOwnPath(img: HTMLImageElement) {
  const url = URL.parse(img.getAttribute('src') ?? '');
  if (url?.origin === location.origin) img.setAttribute('src', url.pathname);
}

function tellLost(lost: number, foreign: number) {
  const way = 'Copie e cole cada imagem sozinha, ou envie o arquivo dela pelo botão Imagem.';
  toast({
    title: lost === 1 ? '1 imagem não veio com o texto' : `${lost} imagens não vieram com o texto`,
    description: foreign > 0 ? `${way} ${stays(foreign)}. ${wayFrom(foreign)}` : way,
    destructive: true,
  });
}

const stays = (foreign: number) =>
  foreign === 1 ? '1 imagem ficou no site de origem' : `${foreign} imagens ficaram no site de origem`;

const wayFrom = (foreign: number) =>
  foreign === 1
    ? 'Ela some daqui se sumir de lá. Para guardá-la, salve o arquivo dela e envie-o pelo botão Imagem.'
    : 'Elas somem daqui se sumirem de lá. Para guardá-las, salve o arquivo de cada uma e envie-o pelo botão Imagem.';
