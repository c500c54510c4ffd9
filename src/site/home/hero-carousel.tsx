import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useFailureToast } from '../../lib/use-failure-toast';
import { useSwipe } from '../../lib/use-swipe';
import type { Slide } from '../../shared/slide';
import { FallbackSlide, SlideView } from './slide-view';
import { useCarousel } from './use-carousel';

/** The hero, following the WAI-ARIA carousel pattern. Without slides, a brand picture is shown. */
export function HeroCarousel({ slides }: { slides: Slide[] | null }) {
  useFailureToast(slides === null, 'Erro ao carregar slides', 'Não foi possível carregar o carrossel.');
  // The key starts a new carousel if there are more or fewer slides: the one on show may be gone.
  return slides && slides.length > 0 ? <Carousel key={slides.length} slides={slides} /> : <FallbackSlide />;
}

function Carousel({ slides }: { slides: Slide[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const decoded = useCallback(
    async (index: number) => stage.current?.children[index]?.querySelector('img')?.decode(),
    [],
  );
  const { current, goTo, turn, playing, rotates, timed, togglePlaying, hold } = useCarousel(slides.length, decoded);
  const swipe = useSwipe(turn);
  // Slides not yet visible load after the first one.
  const [live, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  const several = slides.length > 1;
  const tone = slides[current]?.tone ?? 'light';

  return (
    <section
      aria-roledescription="carrossel"
      aria-label="Destaques"
      data-hero={tone}
      className="hero"
      {...(several && { ...hold, ...swipe })}
    >
      <div ref={stage} aria-live={rotates ? 'off' : 'polite'} className="slides">
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
        <div className="hero-controls noscript:hidden">
          <div className="shell">
            <Control onClick={togglePlaying} label={playing ? 'Pausar carrossel' : 'Iniciar carrossel'}>
              {playing ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
            </Control>
            <div className="dots" data-timed={timed}>
              {slides.map((slide, index) => (
                <button
                  key={slide.id}
                  type="button"
                  onClick={() => goTo(index)}
                  aria-label={`Ir para o slide ${index + 1}`}
                  aria-current={index === current ? 'true' : undefined}
                >
                  <span className="dot" />
                </button>
              ))}
            </div>
            <Control onClick={() => turn(-1)} label="Slide anterior">
              <ChevronLeft aria-hidden />
            </Control>
            <Control onClick={() => turn(1)} label="Próximo slide">
              <ChevronRight aria-hidden />
            </Control>
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
      className="hero-control grid shrink-0 place-items-center rounded-full bg-surface text-ink shadow-card ease hover:bg-pink hover:text-plum"
    >
      {children}
    </button>
  );
}
