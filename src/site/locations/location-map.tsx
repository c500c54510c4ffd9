import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawnAnew } from '../../lib/drawn-anew';

export let wantMap: () => void;
/** Resolves when our map nears the screen, or must show something other than what the edge rendered. */
export const mapWanted = new Promise<void>((resolve) => {
  wantMap = resolve;
  void drawnAnew.then(resolve);
});

/** Wants the map once the returned element nears the screen. */
export function useNearMap<Near extends HTMLElement>() {
  const near = useRef<Near>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wantMap(), {
      rootMargin: '300px',
    });
    if (near.current) observer.observe(near.current);
    return () => observer.disconnect();
  }, []);
  return near;
}

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Our own map, until the visitor requests the embedded one, which is only then fetched. The embedded map does not trap page
 * scrolling: it becomes inert when the pointer leaves it, until it is pressed again.
 */
export function LocationMap({ src, title, children }: { src: string; title: string; children: ReactNode }) {
  const [embedded, setEmbedded] = useState<'live' | 'inert'>();
  const isLive = embedded === 'live';
  const frame = useNearMap<HTMLDivElement>();
  const ask = useRef<HTMLButtonElement>(null);

  /** The pressed button is gone with the embedded map, so the one that asks for it takes the focus. */
  function back() {
    flushSync(() => setEmbedded(undefined));
    ask.current?.focus();
  }

  return (
    <div
      ref={frame}
      onPointerLeave={() => isLive && setEmbedded('inert')}
      className="stores-map two-rings print:hidden"
    >
      {embedded ? (
        // One iframe per place: changing an iframe's `src` would add to the browser's history.
        <iframe
          key={src}
          // The pressed button is gone, so the iframe takes focus.
          ref={isLive ? takeFocus : undefined}
          src={src}
          title={title}
          referrerPolicy="no-referrer-when-downgrade"
          tabIndex={isLive ? 0 : -1}
          className={`absolute inset-0 size-full border-0 ${isLive ? '' : 'pointer-events-none'}`}
        />
      ) : (
        children
      )}
      {embedded && (
        <button type="button" onClick={back} className="map-button top-0 right-0 left-auto">
          Voltar ao mapa das lojas
        </button>
      )}
      {!isLive && (
        // In a corner that Brazil does not reach.
        <button
          ref={ask}
          type="button"
          onClick={() => setEmbedded('live')}
          className="map-button bottom-0 noscript:hidden"
        >
          Clique para interagir
        </button>
      )}
    </div>
  );
}
