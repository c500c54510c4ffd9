import { Eye, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button';
import { CAPTIONED, Caption } from '../parts/caption';

const ID = 'previa';
const section = () => document.getElementById(ID);

/** Shows a preview beside the fields, or below them on narrow screens. */
export function PreviewSection({ children }: { children: ReactNode }) {
  return (
    <section id={ID} aria-label="Prévia" className="min-w-0 xl:sticky xl:top-beside">
      {children}
    </section>
  );
}

/** Scrolls to a preview below the fields, and back to the previous position. */
export function PreviewJump() {
  const [isThere, setThere] = useState(false);
  const from = useRef(0);

  useEffect(() => {
    const shown = section();
    if (!shown) return;
    // Only if well inside the window. A busy page reports several crossings at once, of which the last holds.
    const watch = new IntersectionObserver((crossings) => setThere(Boolean(crossings.at(-1)?.isIntersecting)), {
      rootMargin: '0px 0px -15% 0px',
    });
    watch.observe(shown);
    return () => watch.disconnect();
  }, []);

  function go() {
    if (isThere) return scrollTo({ top: from.current });
    from.current = scrollY;
    section()?.scrollIntoView({ block: 'start' });
  }

  const Sign = isThere ? PencilLine : Eye;
  const words = isThere ? 'Voltar aos campos' : 'Ver prévia';
  return (
    <Button
      look="ghost"
      title={words}
      onClick={go}
      className={`xl:hidden @max-2xl:aspect-square @max-2xl:px-0 ${CAPTIONED}`}
    >
      <Sign aria-hidden size={16} />
      <span className="@max-2xl:sr-only">{words}</span>
      <Caption>{isThere ? 'Campos' : 'Prévia'}</Caption>
    </Button>
  );
}
