import { licensingPictures } from '../../shared/pages/licensing-pictures';
import type { Written } from '../../shared/pages/written';
import { Picture } from '../../ui/picture';
import { stopWhereItScrolls } from '../../ui/scroll-stop';
import { Wave } from '../../ui/wave';
import { Said } from '../layout/said';

const SIZES = '(min-width: 64rem) min(72vw, 1600px), 108vw';

/** A tour of the store in three chapters, on alternating edges of the window; on phones the first two are side by side. */
export function Tour({ written }: { written: Written }) {
  const pictured = { ...licensingPictures, ...written };
  return (
    <section aria-labelledby="passeio-titulo">
      <div className="shell" data-reveal="">
        <Said as="h2" id="passeio-titulo" className="text-display" of={written} name="licensingTourTitle" />
      </div>
      <div
        role="group"
        aria-labelledby="passeio-titulo"
        ref={stopWhereItScrolls}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
        tabIndex={0}
        className="licensing-rail"
      >
        <div className="licensing-chapter">
          <Picture
            src={pictured.licensingTour1Picture}
            alt={pictured.licensingTour1PictureAlt}
            shape="wide"
            sizes={SIZES}
          />
          <div>
            <Said as="h3" className="text-title" of={written} name="licensingTour1" />
            <Said as="p" of={written} name="licensingTour1Text" />
          </div>
        </div>
        <div className="licensing-chapter">
          <Picture
            src={pictured.licensingTour2Picture}
            alt={pictured.licensingTour2PictureAlt}
            shape="wide"
            sizes={SIZES}
          />
          <div>
            <Said as="h3" className="text-title" of={written} name="licensingTour2" />
            <Said as="p" of={written} name="licensingTour2Text" />
          </div>
        </div>
      </div>
      <div className="licensing-night on-dark">
        <div className="shell" data-reveal="">
          <Said as="h3" className="text-display" of={written} name="licensingTour3" />
          <Said as="p" of={written} name="licensingTour3Text" />
        </div>
        <Picture
          src={pictured.licensingTour3Picture}
          alt={pictured.licensingTour3PictureAlt}
          shape="wide"
          sizes="(min-width: 48rem) min(100vw, 1600px), 150vw"
        />
        <Wave className="licensing-wave" />
      </div>
    </section>
  );
}
