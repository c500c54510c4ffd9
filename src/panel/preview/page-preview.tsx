import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PAGES, type PageKey, type PageTexts } from '../../shared/pages/labels';
import { privacyAnchors, termsAnchors } from '../../shared/pages/legal-anchors';
import { type Written, writtenTexts } from '../../shared/pages/written';
import type { PostCard } from '../../shared/post';
import type { ProductCard } from '../../shared/product';
import type { Settings } from '../../shared/settings';
import { AboutView } from '../../site/about/about-view';
import { BranchView } from '../../site/branch/branch-view';
import { About } from '../../site/home/about';
import { FeaturedProducts } from '../../site/home/featured-products';
import { LatestPosts } from '../../site/home/latest-posts';
import { Promises } from '../../site/home/promises';
import { SectionHeading } from '../../site/home/section-heading';
import { useSite } from '../../site/layout/document';
import { LegalView } from '../../site/legal/legal-view';
import { LicensingView } from '../../site/licensing/licensing-view';
import { unnumbered } from '../pages/unnumbered';
import { bringIntoView } from './bring-into-view';
import { type Device, DeviceSwitch, useDevice } from './device-switch';
import { SiteFrame } from './site-frame';
import { type Picked, textsUnder } from './text-under';

const PHONE = 390;
const WIDTHS: Record<Device, number> = { computer: 1280, phone: PHONE };

/** Content of a page besides its texts. */
type Around = { featured: ProductCard[]; latest: PostCard[]; branch: Settings['branch'] };
type Shown = { page: PageKey; texts: PageTexts; around: Around };
type View = (shown: { written: Written; around: Around }) => ReactNode;

/** Sections of each page, rendered by the site's components. */
const VIEWS: Record<PageKey, View> = {
  inicio: HomeSections,
  sobre: AboutView,
  licencie: ({ written }) => <LicensingView written={written} />,
  unidade: BranchLinks,
  privacidade: (shown) => (
    <LegalView title={PAGES.privacidade.name} name="privacy" anchors={privacyAnchors} {...shown} />
  ),
  termos: (shown) => <LegalView title={PAGES.termos.name} name="terms" anchors={termsAnchors} {...shown} />,
};

/** Renders a page inside the site's frame, where the settings used in its texts are available. */
function InFrame({ page, texts, around }: Shown) {
  const { settings } = useSite();
  const View = VIEWS[page];
  return <View written={writtenTexts(page, texts, settings)} around={around} />;
}

type Props = Shown & {
  /** Text to scroll to. */
  at: string;
  onPick: (picked: Picked) => void;
};

/** Shows a page as the site will render it, on a computer or a phone. */
export function PagePreview({ at, onPick, ...shown }: Props) {
  const box = useRef<HTMLElement>(null);
  const [isShown, setIsShown] = useState(false);
  /** A text that the frame had not drawn yet: it draws after the panel. */
  const missing = useRef('');
  const seek = (text: string) => {
    missing.current = showText(box.current, text) ? '' : text;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seek` reads only refs.
  useEffect(() => {
    if (isShown) seek(at);
  }, [at, isShown]);
  const [device, setDevice] = useDevice();
  return (
    <div className="overflow-hidden rounded-card border border-line bg-sunken">
      <DeviceSwitch device={device} onChoose={setDevice} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboards use the fields themselves. */}
      <section
        ref={box}
        aria-label="Página"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
        tabIndex={0}
        onClick={(event) => {
          const frame = event.currentTarget.querySelector('iframe');
          if (frame) onPick(textsUnder(frame, event));
        }}
        className="max-h-[calc(100dvh-16rem)] min-h-60 cursor-pointer overflow-y-auto -outline-offset-2"
      >
        <div className={`mx-auto ${device === 'phone' ? 'max-w-[390px]' : ''}`}>
          <SiteFrame
            title="Prévia da página"
            width={WIDTHS[device]}
            height="content"
            onShown={() => setIsShown(true)}
            onDrawn={() => seek(missing.current)}
          >
            <InFrame {...shown} />
          </SiteFrame>
        </div>
      </section>
    </div>
  );
}

/** Scrolls to a text on the page. Returns whether it is there. */
function showText(box: HTMLElement | null, text: string): boolean {
  if (!text || !box) return false;
  const frame = box.querySelector('iframe');
  const [first] = text.split('\n\n');
  // Links come last: a link may have the same text as the title it leads to.
  const texts = ['h1, h2, h3, p', 'a', 'img'].flatMap((kind) => [
    ...(frame?.contentDocument?.querySelectorAll(kind) ?? []),
  ]);
  const found = texts.find((element) => saidBy(element).includes(first ?? ''));
  if (!found) return false;
  bringIntoView(box, found, true);
  return true;
}

/** Returns the texts by which an element is found: for a picture its address and its alternative text. */
function saidBy(element: Element): (string | null)[] {
  return element.matches('img')
    ? [element.getAttribute('src'), element.getAttribute('alt')]
    : [unnumbered(element.textContent)];
}

/** Renders the branch's page, without its store's opening hours, which are no texts. */
function BranchLinks({ written, around: { featured, branch } }: Parameters<View>[0]) {
  const [madeAt] = useState(Date.now);
  return (
    // The frame takes its height from the content, so the content must not fill the frame.
    <div className="bio" style={{ minHeight: 0 }}>
      <BranchView branch={branch} featured={featured} location={null} written={written} madeAt={madeAt} />
    </div>
  );
}

/** Renders the home page below its carousel. The store finder is reduced to its heading. */
function HomeSections({ written, around: { featured, latest } }: Parameters<View>[0]) {
  return (
    <>
      <Promises written={written} />
      <About written={written} />
      <FeaturedProducts products={featured} written={written} />
      <LatestPosts posts={latest} written={written} />
      <section className="bg-lilac">
        <div className="shell section">
          <SectionHeading id="onde-estamos-titulo" written={written} name="homeStores" to="/onde-estamos" />
        </div>
      </section>
    </>
  );
}
