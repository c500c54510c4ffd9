import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../lib/use-failure-toast';
import type { Slide } from '../../shared/slide';
import { FallbackSlide, SlideView } from './slide-view';
import { useCarousel } from './use-carousel';

/** The hero, after the WAI-ARIA carousel pattern. Without slides a picture of the brand stands in. */
export function HeroCarousel({ slides }: { slides: Slide[] | null }) {
  useFailureToast(slides === null, 'Erro ao carregar slides', 'Não foi possível carregar o carrossel.');
  return slides && slides.length > 0 ? <Carousel slides={slides} /> : <FallbackSlide />;
}

/** How far a finger must travel sideways to turn the slide, in px. */
const SWIPE = 48;

function Carousel({ slides }: { slides: Slide[] }) {
  const { current, goTo, playing, togglePlaying, hold } = useCarousel(slides.length);
  const touchStart = useRef<number | null>(null);
  // Slides that are not seen yet leave the network to the first one.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const several = slides.length > 1;
  const tone = slides[current]?.tone ?? 'light';

  function endSwipe(x: number) {
    const travelled = touchStart.current === null ? 0 : x - touchStart.current;
    touchStart.current = null;
    if (several && Math.abs(travelled) >= SWIPE) goTo(current + (travelled < 0 ? 1 : -1));
  }

  return (
    <section
      aria-roledescription="carrossel"
      aria-label="Destaques"
      data-hero={tone}
      className="hero relative isolate h-[80svh] min-h-[34rem] overflow-hidden md:h-svh"
      {...(several && hold)}
      onTouchStart={(event) => {
        touchStart.current = event.touches[0]?.clientX ?? null;
      }}
      onTouchEnd={(event) => endSwipe(event.changedTouches[0]?.clientX ?? 0)}
    >
      <div aria-live={playing ? 'off' : 'polite'} className="absolute inset-0">
        {slides.map((slide, index) => (
          <SlideView
            key={slide.id}
            slide={slide}
            first={index === 0}
            pictured={index === 0 || live}
            current={index === current}
            label={`${index + 1} de ${slides.length}`}
          />
        ))}
      </div>
      {several && (
        <div className="absolute inset-x-0 bottom-[max(2.5rem,5vw)] z-10">
          <div className="shell flex items-center gap-2">
            <Control onClick={togglePlaying} label={playing ? 'Pausar carrossel' : 'Iniciar carrossel'}>
              {playing ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
            </Control>
            <div className="flex rounded-full bg-white px-1 text-plum shadow-card">
              {slides.map((slide, index) => (
                <button
                  key={slide.id}
                  type="button"
                  onClick={() => goTo(index)}
                  aria-label={`Ir para o slide ${index + 1}`}
                  aria-current={index === current ? 'true' : undefined}
                  className="group grid size-11 place-items-center"
                >
                  <span className="h-3 w-3 rounded-full border-2 border-current dot" />
                </button>
              ))}
            </div>
            <div className="ml-auto flex gap-2">
              <Control onClick={() => goTo(current - 1)} label="Slide anterior">
                <ChevronLeft aria-hidden />
              </Control>
              <Control onClick={() => goTo(current + 1)} label="Próximo slide">
                <ChevronRight aria-hidden />
              </Control>
            </div>
          </div>
        </div>
      )}
    </section>
  );
}

function Control({ onClick, label, children }: { onClick: () => void; label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      className="grid size-12 place-items-center rounded-full bg-white text-plum shadow-card ease hover:bg-pink"
    >
      {children}
    </button>
  );
}
