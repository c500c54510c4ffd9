import { Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { aboutTexts } from '../../shared/pages/about-texts';
import { homeTexts } from '../../shared/pages/home-texts';
import type { PageKey, PageTexts } from '../../shared/pages/labels';
import type { PostCard } from '../../shared/post';
import type { ProductCard } from '../../shared/product';
import { AboutView } from '../../site/about/about-view';
import { About } from '../../site/home/about';
import { FeaturedProducts } from '../../site/home/featured-products';
import { LatestPosts } from '../../site/home/latest-posts';
import { Promises } from '../../site/home/promises';
import { SectionHeading } from '../../site/home/section-heading';
import { SiteFrame } from './site-frame';

const PHONE = 390;
const DEVICES = [
  { label: 'Computador', width: 1280, icon: Monitor },
  { label: 'Celular', width: PHONE, icon: Smartphone },
];

/** What stands on a page besides its texts. */
type Around = { featured: ProductCard[]; latest: PostCard[] };
type Shown = { texts: PageTexts; around: Around };

/** The sections of each page as the site shows them. */
const VIEWS: Record<PageKey, (shown: Shown) => ReactNode> = {
  inicio: HomeSections,
  sobre: ({ texts }) => <AboutView texts={{ ...aboutTexts, ...texts }} />,
};

/** A page as the site will show it, in a window of a computer or of a phone; `at` is the text that is to be seen. */
export function PagePreview({ page, at, ...shown }: Shown & { page: PageKey; at: string }) {
  const box = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (isShown) showText(box.current, at);
  }, [at, isShown]);
  const [width, setWidth] = useState(() => (matchMedia('(width < 40rem)').matches ? PHONE : 1280));
  const View = VIEWS[page];
  return (
    <div className="overflow-hidden rounded-card border border-line bg-sunken">
      <div role="group" aria-label="Tela da prévia" className="flex justify-center gap-1 border-b border-line p-1.5">
        {DEVICES.map(({ label, width: value, icon: Icon }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === width}
            onClick={() => setWidth(value)}
            className="button text-muted hover:bg-surface aria-pressed:bg-surface aria-pressed:text-ink"
          >
            <Icon aria-hidden size={15} />
            {label}
          </button>
        ))}
      </div>
      <section
        ref={box}
        aria-label="Página"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
        tabIndex={0}
        className="max-h-[calc(100dvh-16rem)] min-h-60 overflow-y-auto -outline-offset-2"
      >
        <div className={`mx-auto ${width === PHONE ? 'max-w-[390px]' : ''}`}>
          <SiteFrame title="Prévia da página" width={width} height="content" onShown={() => setIsShown(true)}>
            <View {...shown} />
          </SiteFrame>
        </div>
      </section>
    </div>
  );
}

/** How far below the upper edge a text is shown, in px. */
const ABOVE = 64;

/** Scrolls to where a text stands on the page; one that stands in no place of its own moves nothing. */
function showText(box: HTMLElement | null, text: string) {
  const frame = box?.querySelector('iframe');
  const [first] = text.split('\n\n');
  const texts = frame?.contentDocument?.querySelectorAll('h1, h2, h3, p, a') ?? [];
  const found = [...texts].find(({ textContent }) => textContent === first);
  if (!box || !frame || !found) return;
  const scale = frame.getBoundingClientRect().width / frame.clientWidth;
  box.scrollTop = found.getBoundingClientRect().top * scale - ABOVE;
}

/** What the home says below its carousel; the finder of stores by its heading alone. */
function HomeSections({ texts: typed, around: { featured, latest } }: Shown) {
  const texts = { ...homeTexts, ...typed };
  return (
    <>
      <Promises texts={texts} />
      <About texts={texts} />
      <FeaturedProducts products={featured} texts={texts} />
      <LatestPosts posts={latest} texts={texts} />
      <section className="bg-lilac">
        <div className="shell section">
          <SectionHeading
            id="onde-estamos-titulo"
            title={texts.homeStoresTitle}
            text={texts.homeStores}
            link={{ to: '/onde-estamos', label: texts.homeStoresLink }}
          />
        </div>
      </section>
    </>
  );
}
