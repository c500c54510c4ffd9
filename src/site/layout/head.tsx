import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../shared/page-title';
import { previewOf } from '../../shared/picture';
import { useSite } from './document';

type Props = {
  title: string;
  description: string;
  /** A picture of the page; its 1200 × 630 preview goes to chats and feeds. */
  image?: string | null | undefined;
  type?: 'website' | 'article' | 'product';
  /** Parameters of the address that make it another page, e.g. `?categoria=Treino`. */
  search?: string;
};

/** Title, description, canonical address and Open Graph tags of one page; React lifts them into the head. */
export function Head({ title, description, image, type = 'website', search = '' }: Props) {
  const { settings, origin } = useSite();
  const { pathname } = useLocation();
  const fullTitle = pageTitle(title, settings);
  const address = origin + pathname + search;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={settings.brandPhrase} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={origin + previewOf(image)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
