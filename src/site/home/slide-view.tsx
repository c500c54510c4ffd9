import { preload } from 'react-dom';
import { readableOn } from '../../shared/color';
import { type Picture as DescribedPicture, describePicture } from '../../shared/picture';
import { slide1, slide1Alto } from '../../shared/pictures';
import type { Slide } from '../../shared/slide';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { useSite } from '../layout/document';

const PORTRAIT = '(orientation: portrait)';
const LANDSCAPE = '(orientation: landscape)';

type Props = { slide: Slide; label: string; first: boolean; pictured: boolean; current: boolean };

/** One slide: a picture edge to edge, with the words over its calm part. */
export function SlideView({ slide, label, first, pictured, current }: Props) {
  if (import.meta.env.SSR && first) preloadHero(slide);
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!current}
      data-tone={slide.tone}
      className={`slide absolute inset-0 ${current ? 'opacity-100' : 'opacity-0'}`}
    >
      <SlidePicture src={slide.imageUrl} tall={slide.tallImageUrl} eager={first} pictured={pictured} />
      <div className="shell slide-words relative">
        <SlideTitle title={slide.title} level={first ? 'h1' : 'h2'} />
        {slide.subtitle && <p className="mt-4 max-w-[36ch] text-[1.1em] leading-snug">{slide.subtitle}</p>}
        <p className="slide-buttons">
          <SlideButton text={slide.btn1Text} link={slide.btn1Link} color={slide.btn1Color} />
          <SlideButton text={slide.btn2Text} link={slide.btn2Link} color={slide.btn2Color} />
        </p>
      </div>
    </div>
  );
}

/** What stands in the hero's place when there are no slides, or they could not be read. */
export function FallbackSlide() {
  const { settings } = useSite();
  return (
    <section data-hero="light" className="hero relative isolate h-[80svh] min-h-[34rem] overflow-hidden md:h-svh">
      <div data-tone="light" className="slide absolute inset-0">
        <SlidePicture src={slide1} tall={slide1Alto} eager />
        <div className="shell slide-words relative">
          <SlideTitle title={`${settings.brandPhrase} proteína que dá gosto`} level="h1" />
          <p className="slide-buttons">
            <LinkButton to="/produtos" look="pink">
              Conheça os produtos
            </LinkButton>
          </p>
        </div>
      </div>
    </section>
  );
}

type SlidePictureProps = { src: string; tall: string | null; eager?: boolean; pictured?: boolean };

function SlidePicture({ src, tall, eager = false, pictured = true }: SlidePictureProps) {
  const color = describePicture(tall ?? src)?.color;
  return (
    <>
      <div className="absolute inset-0" style={{ backgroundColor: color }} />
      <div className="slide-picture">
        {pictured && (
          <Picture
            src={src}
            alternative={tall ? { src: tall, media: PORTRAIT } : undefined}
            alt=""
            sizes="100vw"
            eager={eager}
            className="object-[58%_100%]"
          />
        )}
      </div>
      <div className="slide-scrim" />
    </>
  );
}

/** The brand phrase stands on a line of its own, highlighted. */
function SlideTitle({ title, level: Heading }: { title: string; level: 'h1' | 'h2' }) {
  const { brandPhrase } = useSite().settings;
  const start = title.indexOf(brandPhrase);
  const className = 'slide-title font-display text-display font-semibold text-inherit';
  if (start === -1) return <Heading className={className}>{title}</Heading>;
  const before = title.slice(0, start).trim();
  const after = title.slice(start + brandPhrase.length).replace(/^\s*[:–—,-]?\s*/, '');
  return (
    <Heading className={className}>
      {before} <em className="slide-phrase block not-italic">{brandPhrase}</em> {after}
    </Heading>
  );
}

/** A button appears only with both its text and its link. */
function SlideButton({ text, link, color }: { text: string | null; link: string | null; color: string | null }) {
  if (!text || !link) return null;
  const background = color ?? '#ffffff';
  const style = { backgroundColor: background, color: readableOn(background) };
  return link.startsWith('/') ? (
    <Link to={link} className="button shadow-card" style={style}>
      {text}
    </Link>
  ) : (
    <a href={link} className="button shadow-card" style={style}>
      {text}
    </a>
  );
}

function preloadHero({ imageUrl, tallImageUrl }: Slide) {
  const wide = describePicture(imageUrl);
  const tall = tallImageUrl ? describePicture(tallImageUrl) : null;
  if (!wide) return;
  const common = { as: 'image', imageSizes: '100vw', fetchPriority: 'high' } as const;
  preload(imageUrl, { ...common, ...best(wide), ...(tall && { media: LANDSCAPE }) });
  if (tall && tallImageUrl) preload(tallImageUrl, { ...common, ...best(tall), media: PORTRAIT });
}

/** The format that the page's `<picture>` will choose. */
function best({ avifSrcSet, srcSet }: DescribedPicture) {
  return avifSrcSet ? { type: 'image/avif', imageSrcSet: avifSrcSet } : { imageSrcSet: srcSet };
}
