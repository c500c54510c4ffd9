import './home.css';
import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import type { Written } from '../../shared/pages/written';
import { organization, webSite } from '../../shared/schema-org/organization';
import { useSite } from '../layout/document';
import { PageHead } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import { shouldRevalidate } from '../locations/use-location-address';
import { About } from './about';
import below from './below.css?url';
import { FeaturedProducts } from './featured-products';
import { HeroCarousel } from './hero-carousel';
import { LatestPosts } from './latest-posts';
import type { loadHome } from './loader';
import { Promises } from './promises';
import { WhereWeAre } from './where-we-are';

export { shouldRevalidate };

export const handle: PageHandle<unknown> | undefined = import.meta.env.SSR
  ? { structuredData: (_, { origin, settings }) => [organization(origin, settings), webSite(origin, settings)] }
  : undefined;

export function Component() {
  const home = useLoaderData<typeof loadHome>();
  return (
    <>
      <PageHead of={home.written} />
      <HomePage {...home} />
    </>
  );
}

type Home = Omit<Awaited<ReturnType<typeof loadHome>>, 'written'> & { written: Written };

export function HomePage({ slides, featured, latest, locations, written }: Home) {
  const { settings } = useSite();
  return (
    <>
      {/* Slides change and hide, so none of them can be the page's title. */}
      <h1 className="sr-only">{settings.brandPhrase}: shakes, sorvetes e bebidas com proteína, cones sem glúten</h1>
      <HeroCarousel slides={slides} />
      <LateStyles />
      <link rel="stylesheet" href={below} />
      <Promises written={written} />
      <About written={written} />
      {featured && featured.length > 0 && <FeaturedProducts products={featured} written={written} />}
      {latest && latest.length > 0 && <LatestPosts posts={latest} written={written} />}
      <WhereWeAre locations={locations} written={written} />
    </>
  );
}
