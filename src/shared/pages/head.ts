import { pageTitle } from '../page-title';
import { previewOf } from '../picture';
import { bite, sobre } from '../pictures';
import type { Settings } from '../settings';
import { PAGES, type PageKey, type PageTexts } from './labels';
import { headNames } from './page';
import { pages } from './pages';

/** Content of a page's head in its final form: the whole title, and the preview of the picture. */
export type WrittenHead = { title: string; description: string; image: string; alt: string };

/** Defaults of a page's head: title, picture, and the beginning of the description. */
type OwnHead = { title: string; image: string | null; lead: string };

const OWN: Record<PageKey, (settings: Settings, texts: PageTexts) => Omit<OwnHead, 'lead'> & { lead?: string }> = {
  inicio: ({ brandPhrase }) => ({ title: brandPhrase, image: null }),
  // In chats, all products stand in for the single one of the original opening.
  sobre: (_, { aboutOpeningPicture: opening }) => ({
    title: PAGES.sobre.name,
    image: opening === bite ? sobre : (opening ?? null),
  }),
  licencie: (_, { licensingPicture }) => ({ title: 'Seja um licenciado', image: licensingPicture ?? null }),
  unidade: ({ branch }) => ({ title: branch.name, image: branch.avatar, lead: `${branch.name}. ` }),
  privacidade: () => ({ title: PAGES.privacidade.name, image: null }),
  termos: () => ({ title: PAGES.termos.name, image: null }),
};

export function ownHead(page: PageKey, settings: Settings, texts: PageTexts): OwnHead {
  return { lead: '', ...OWN[page](settings, texts) };
}

/** Returns the head with the page's own texts. `alt` is the alternative text in Mídia of the picture that they name. */
export function writtenHead(page: PageKey, texts: PageTexts, settings: Settings, alt: string | null): WrittenHead {
  const { title, image, lead } = ownHead(page, settings, texts);
  const { searchTitle, searchDescription, shareImage } = headNames(pages[page].word);
  return {
    // White space is collapsed as in `document.title`, where the title is read again.
    title: pageTitle(texts[searchTitle] || title, settings)
      .replace(/\s+/g, ' ')
      .trim(),
    description: lead + (texts[searchDescription] ?? ''),
    image: previewOf(texts[shareImage] || image),
    alt: (texts[shareImage] && alt) || '',
  };
}
