import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../shared/page-title';
import type { WrittenHead } from '../../shared/pages/head';
import type { WrittenPage } from '../../shared/pages/written';
import { previewOf } from '../../shared/picture';
import { useSite } from './document';

type Props = {
  title: string;
  description: string;
  /** A picture of the page; its 1200 × 630 preview is for chats and feeds. */
  image?: string | null | undefined;
  /** Description of the picture, if known. */
  alt?: string | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** Query parameters that make it another page, e.g. `?categoria=Treino`. */
  search?: string;
};

/** Title, description, canonical address and Open Graph tags of one page; React moves them into the head. */
export function Head({ title, image, alt, ...tags }: Props) {
  const preview = previewOf(image);
  // If the brand's picture is the fallback, the given `alt` does not describe it.
  const isOwn = preview !== previewOf(null);
  return <Tags title={pageTitle(title, useSite().settings)} image={preview} alt={(isOwn && alt) || ''} {...tags} />;
}

/**
 * The same for a page with editable texts. As with `Said`, server-rendered texts are neither in the page's script nor in its
 * data: they are read from the DOM and stored for a later visit.
 */
export function PageHead({ of: written }: { of: WrittenPage }) {
  const { origin } = useSite();
  written.head ??= {
    title: document.title,
    description: standing('[name=description]'),
    image: standing('[property="og:image"]').slice(origin.length),
    alt: standing('[property="og:image:alt"]'),
  };
  return <Tags {...written.head} />;
}

const standing = (tag: string) => document.querySelector<HTMLMetaElement>(tag)?.content ?? '';

function Tags({
  title,
  description,
  image,
  alt,
  type = 'website',
  search = '',
}: WrittenHead & Pick<Props, 'type' | 'search'>) {
  const { settings, origin } = useSite();
  const { pathname } = useLocation();
  const address = origin + pathname + search;
  const graph = {
    type,
    site_name: settings.brandPhrase,
    locale: 'pt_BR',
    title,
    description,
    url: address,
    image: origin + image,
    'image:width': 1200,
    'image:height': 630,
    ...(alt && { 'image:alt': alt }),
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {Object.entries(graph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={`${content}`} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
