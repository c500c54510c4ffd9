import { type ReactNode, useEffect, useState } from 'react';
import { useSiteRoot } from './site-root';
import { useSize } from './use-size';

/** An empty document in standards mode, of this origin and under this page's content policy. */
const SHELL = '<!DOCTYPE html><html lang="pt-BR"><head></head><body></body></html>';

type Props = {
  /** What is shown, for screen readers. */
  title: string;
  /** Of the window that is imagined, in px; the frame is scaled down to the place there is. */
  width: number;
  /** Of that window, in px, or `content`: as high as what it shows. */
  height: number | 'content';
  /** Components of the site. They find the site's settings as they do there; nothing in them can be clicked. */
  children: ReactNode;
  /** What is shown has come to have its size. */
  onShown?: () => void;
};

/** A look at the site as a window of that size shows it: with the site's styles, and none of the panel's. */
export function SiteFrame({ title, width, height, children, onShown }: Props) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const content = useSiteRoot(page, children);
  const place = useSize(box);
  const contentSize = useSize(content);
  const scale = place ? Math.min(1, place.width / width) : 0;
  const shown = height === 'content' ? (contentSize?.height ?? 0) : height;
  const isShown = place !== null && shown > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whoever listens
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown]);
  return (
    <div ref={setBox} className="w-full overflow-hidden" style={{ height: shown * scale }}>
      <iframe
        title={title}
        srcDoc={SHELL}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        tabIndex={-1}
        inert
        className="block max-w-none origin-top-left border-0"
        style={{ width, height: shown, transform: `scale(${scale})` }}
      />
    </div>
  );
}
