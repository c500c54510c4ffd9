import { pageTitle } from '../page-title';
import { previewOf } from '../picture';
import { licencie, sobre } from '../pictures';
import type { Settings } from '../settings';
import { PAGES, type PageKey, type PageTexts } from './labels';
import { headNames } from './page';
import { pages } from './pages';

/** What the head of a page tells, as it stands in it: the whole title, and the preview of the picture. */
export type WrittenHead = { title: string; description: string; image: string; alt: string };

/** What it tells by itself: title, picture, and what the description begins with. */
type OwnHead = { title: string; image: string | null; lead: string };

const OWN: Record<PageKey, (settings: Settings) => Omit<OwnHead, 'lead'> & { lead?: string }> = {
  inicio: ({ brandPhrase }) => ({ title: brandPhrase, image: null }),
  sobre: () => ({ title: PAGES.sobre.name, image: sobre }),
  licencie: () => ({ title: 'Seja um licenciado', image: licencie }),
  unidade: ({ branch }) => ({ title: branch.name, image: branch.avatar, lead: `${branch.name}. ` }),
  privacidade: () => ({ title: PAGES.privacidade.name, image: null }),
  termos: () => ({ title: PAGES.termos.name, image: null }),
};

export function ownHead(page: PageKey, settings: Settings): OwnHead {
  return { lead: '', ...OWN[page](settings) };
}

/** What it tells where some of its texts may say otherwise; `alt` is what Mídia says of the picture that they name. */
export function writtenHead(page: PageKey, texts: PageTexts, settings: Settings, alt: string | null): WrittenHead {
  const { title, image, lead } = ownHead(page, settings);
  const { searchTitle, searchDescription, shareImage } = headNames(pages[page].word);
  return {
    // As browsers read it: by that they find it again.
    title: pageTitle(texts[searchTitle] || title, settings)
      .replace(/\s+/g, ' ')
      .trim(),
    description: lead + (texts[searchDescription] ?? ''),
    image: previewOf(texts[shareImage] || image),
    alt: (texts[shareImage] && alt) || '',
  };
}
