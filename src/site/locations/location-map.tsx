import { type ReactNode, useEffect, useRef, useState } from 'react';

export let wantMap: () => void;
/** Our map has come near the screen, or is to show something else than the edge drew. */
export const mapWanted = new Promise<void>((resolve) => {
  wantMap = resolve;
});

const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A map: ours, until the embedded one is asked for, which is fetched only then. That does not trap the page's scroll: once
 * the mouse has left it is inert until it is asked for again.
 */
export function LocationMap({ src, title, children }: { src: string; title: string; children: ReactNode }) {
  const [embedded, setEmbedded] = useState<'live' | 'inert'>();
  const isLive = embedded === 'live';
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && wantMap(), {
      rootMargin: '300px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      onPointerLeave={() => isLive && setEmbedded('inert')}
      className="stores-map two-rings print:hidden"
    >
      {embedded ? (
        // A frame of its own for each place: changing the address of one would add to the browser's history.
        <iframe
          key={src}
          // The button that was pressed is gone, and the focus would be too.
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
      {!isLive && (
        // In the corner where Brazil is not.
        <button type="button" onClick={() => setEmbedded('live')} className="map-button bottom-0">
          Clique para interagir
        </button>
      )}
    </div>
  );
}
