import type { CSSProperties } from 'react';
import { readableOn } from '../../shared/color';
import { describePicture, placeOf } from '../../shared/picture';
import { slide1, slide1Alto } from '../../shared/pictures';
import type { Slide } from '../../shared/slide';
import { LinkButton } from '../../ui/button';
import { Link } from '../../ui/link';
import { Picture } from '../../ui/picture';
import { useSite } from '../layout/document';
import { titleParts } from './title-lines';

/** A hero clearly taller than wide; its height is 80% of the viewport below 48rem (`home.css`). */
const UPRIGHT = '((width < 48rem) and (aspect-ratio < 17/25)) or ((width >= 48rem) and (aspect-ratio < 17/20))';

type Props = { slide: Slide; label: string; first: boolean; pictured: boolean; current: boolean };

/** One slide: a full-width picture with text over its calm part. */
export function SlideView({ slide, label, first, pictured, current }: Props) {
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!current}
      data-tone={slide.tone}
      data-current={current}
      className="slide"
    >
      <SlidePicture src={slide.imageUrl} tall={slide.tallImageUrl} eager={first} pictured={pictured} />
      <div className="shell slide-words relative">
        <SlideTitle title={slide.title} />
        {slide.subtitle && <p className="slide-subtitle">{slide.subtitle}</p>}
        <p className="slide-buttons">
          <SlideButton text={slide.btn1Text} link={slide.btn1Link} color={slide.btn1Color} />
          <SlideButton text={slide.btn2Text} link={slide.btn2Link} color={slide.btn2Color} />
        </p>
      </div>
    </div>
  );
}

/** Shown in place of the hero if there are no slides, or they could not be read. */
export function FallbackSlide() {
  const { settings } = useSite();
  return (
    <section data-hero="light" className="hero">
      <div data-tone="light" data-current className="slide">
        <SlidePicture src={slide1} tall={slide1Alto} eager />
        <div className="shell slide-words relative">
          <SlideTitle title={`${settings.brandPhrase} proteína que dá gosto`} />
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
  const [wide, tallest] = [describePicture(src), describePicture(tall ?? src)];
  const color = tallest?.color;
  // CSS picks one of the two by the window's shape.
  const places = { '--place': wide && placeOf(wide, 'wide'), '--place-tall': tallest && placeOf(tallest, 'tall') };
  const upright = tall ? { src: tall, media: UPRIGHT, sizes: sizesOf(tall) } : undefined;
  return (
    <>
      <div className="absolute inset-0" style={{ backgroundColor: color }} />
      <div className={`slide-picture ${tall ? '' : 'slide-picture-wide'}`} style={places as CSSProperties}>
        {pictured && <Picture src={src} shape={null} alternative={upright} alt="" sizes={sizesOf(src)} eager={eager} />}
      </div>
      <div className="slide-scrim" />
    </>
  );
}

/** The brand phrase has a line of its own, highlighted. */
function SlideTitle({ title }: { title: string }) {
  const { brandPhrase } = useSite().settings;
  const { before, phrase, after, longest } = titleParts(title, brandPhrase);
  const size = { '--longest': longest } as CSSProperties;
  return (
    <h2 className="slide-title font-display font-semibold text-inherit" style={size}>
      {before}
      {phrase && (
        <>
          {' '}
          <em className="slide-phrase">{phrase}</em> {after}
        </>
      )}
    </h2>
  );
}

/** A button appears only with both its text and its link. The router knows pages, but no files, such as a PDF. */
function SlideButton({ text, link, color }: { text: string | null; link: string | null; color: string | null }) {
  if (!text || !link) return null;
  const background = color ?? '#ffffff';
  const style = { backgroundColor: background, color: readableOn(background) };
  return /^\/[^.]*$/.test(link) ? (
    <Link to={link} className="button shadow-card" style={style}>
      {text}
    </Link>
  ) : (
    <a href={link} className="button shadow-card" style={style}>
      {text}
    </a>
  );
}

/** Returns `sizes` for a picture that covers the hero: the window's width, or the width at the hero's height. */
function sizesOf(src: string): string {
  const picture = describePicture(src);
  if (!picture) return '100vw';
  const ratio = picture.width / picture.height;
  return `(width < 48rem) max(108vw, ${Math.round(80 * ratio)}vh), max(108vw, ${Math.round(100 * ratio)}vh)`;
}
