import { Eye, PencilLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../parts/button';

const ID = 'previa';
const section = () => document.getElementById(ID);

/** What visitors will see: beside the fields where there is room, below them where there is not. */
export function PreviewSection({ children }: { children: ReactNode }) {
  return (
    <section id={ID} aria-label="Prévia" className="min-w-0 xl:sticky xl:top-beside">
      {children}
    </section>
  );
}

/** The way to a preview that stands below the fields, and back to the place in them that one came from. */
export function PreviewJump() {
  const [isThere, setThere] = useState(false);
  const from = useRef(0);

  useEffect(() => {
    const shown = section();
    if (!shown) return;
    // Well into the window: where the focus comes to this button the browser may scroll some way up.
    const watch = new IntersectionObserver(([entry]) => setThere(Boolean(entry?.isIntersecting)), {
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
    <Button look="ghost" title={words} onClick={go} className="xl:hidden @max-2xl:aspect-square @max-2xl:px-0">
      <Sign aria-hidden size={16} />
      <span className="@max-2xl:sr-only">{words}</span>
    </Button>
  );
}
