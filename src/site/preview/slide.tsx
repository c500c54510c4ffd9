import '../home/home.css';
import { useLoaderData } from 'react-router-dom';
import { HeroCarousel } from '../home/hero-carousel';
import { Promises } from '../home/promises';
import { LateStyles } from '../layout/late-styles';
import { PreviewBand, PreviewHead } from './band';
import type { loadPreviewedSlide } from './loaders';

/** The top of the home page, with the slide as typed first in the carousel. */
export function SlidePreview() {
  const { facts, slides, written } = useLoaderData<typeof loadPreviewedSlide>();
  const title = slides[0]?.title ?? '';
  return (
    <>
      <PreviewHead title={title} />
      <h1 className="sr-only">{title}</h1>
      <HeroCarousel slides={slides} />
      <LateStyles />
      <Promises written={written} />
      <PreviewBand facts={facts} />
    </>
  );
}
