import { type ReactNode, useEffect, useState } from 'react';
import { useSiteRoot } from './site-root';
import { useSize } from './use-size';

/** An empty document in standards mode, of the same origin and under this page's content policy. */
const SHELL = '<!DOCTYPE html><html lang="pt-BR"><head></head><body></body></html>';

type Props = {
  /** Accessible name. */
  title: string;
  /** Width of the simulated window, in px. The frame is scaled down to the available space. */
  width: number;
  /** Height of that window, in px, or `content` for the height of the content. */
  height: number | 'content';
  /** Components of the site, which find the site's settings as usual. They are inert. */
  children: ReactNode;
  /** Called once the content has its size. */
  onShown?: () => void;
  /** Called each time the content is drawn. */
  onDrawn?: () => void;
};

/** Renders site components in a window of this size, with the site's styles and without the panel's. */
export function SiteFrame({ title, width, height, children, onShown, onDrawn }: Props) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [page, setPage] = useState<Document | null>(null);
  const content = useSiteRoot(page, children, onDrawn);
  const place = useSize(box);
  const contentSize = useSize(content);
  const scale = place ? Math.min(1, place.width / width) : 0;
  const shown = height === 'content' ? (contentSize?.height ?? 0) : height;
  const isShown = place !== null && shown > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports once, even if the callback changes.
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
