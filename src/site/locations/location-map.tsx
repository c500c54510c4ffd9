import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * An embedded map that does not trap the page's scroll: inert until it is asked for, and again once the mouse leaves.
 * It is fetched only when it comes near the screen.
 */
export function LocationMap({ src, title }: { src: string; title: string }) {
  const [interactive, setInteractive] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearScreen(frame);
  return (
    <div
      ref={frame}
      onPointerLeave={() => setInteractive(false)}
      className="relative size-full min-h-80 overflow-hidden rounded-card bg-lilac shadow-card print:hidden"
    >
      {near && (
        // A frame of its own for each place: changing the address of one would add to the browser's history.
        <iframe
          key={src}
          src={src}
          title={title}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          tabIndex={interactive ? 0 : -1}
          className={`absolute inset-0 size-full border-0 ${interactive ? '' : 'pointer-events-none'}`}
        />
      )}
      {!interactive && (
        <button
          type="button"
          onClick={() => setInteractive(true)}
          className="absolute inset-0 grid place-items-end justify-center pb-8"
        >
          <span className="inline-flex items-center gap-2 rounded-full bg-white px-5 py-3 font-medium text-primary-deep shadow-lift">
            Clique para interagir
          </span>
        </button>
      )}
    </div>
  );
}

function useNearScreen(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
