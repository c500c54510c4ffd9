import type { CSSProperties, ReactNode } from 'react';
import type { Slide } from '../../shared/slide';
import { SlideView } from '../../site/home/slide-view';
import { SiteFrame } from './site-frame';

/** Background while there is no picture. */
const BACKDROP = { light: '#2b1a6b', dark: '#f4f0ff' };

/** The hero fills the preview's window, on phones too. */
const WHOLE_WINDOW = { '--hero': '100svh' } as CSSProperties;

/** Shows a slide as the home page does, in a desktop window and in the upper 80% of a phone's. */
export function SlidePreview({ slide }: { slide: Slide }) {
  const view = (
    <div className="hero" style={{ ...WHOLE_WINDOW, background: BACKDROP[slide.tone] }}>
      <SlideView slide={slide} label="Prévia" first pictured={slide.imageUrl !== ''} current />
    </div>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_28%] items-start gap-3 lg:grid-cols-1 lg:[&>:last-child]:mx-auto lg:[&>:last-child]:w-2/5">
      <Screen name="Computador">
        <SiteFrame title="Prévia do slide no computador" width={1440} height={900}>
          {view}
        </SiteFrame>
      </Screen>
      <Screen name="Celular">
        <SiteFrame title="Prévia do slide no celular" width={390} height={675}>
          {view}
        </SiteFrame>
      </Screen>
    </div>
  );
}

function Screen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure>
      <div className="overflow-hidden rounded-lg border border-line">{children}</div>
      <figcaption className="mt-1.5 text-center text-sm text-muted">{name}</figcaption>
    </figure>
  );
}
