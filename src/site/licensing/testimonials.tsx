import type { Written } from '../../shared/pages/written';
import { stopWhereItScrolls } from '../../ui/scroll-stop';
import { Said } from '../layout/said';

/** Fictional quotes. The page says so, whatever their editable text is. */
const VOICES = ['licensingVoice1', 'licensingVoice2', 'licensingVoice3'] as const;

export function Testimonials({ written }: { written: Written }) {
  return (
    <section aria-labelledby="depoimentos-titulo" className="bg-blush">
      <div className="shell section">
        <div data-reveal="">
          <Said as="h2" id="depoimentos-titulo" className="text-heading" of={written} name="licensingVoicesTitle" />
          <p className="mt-2 text-sm">
            Depoimentos ilustrativos: as pessoas e as falas são fictícias, escritas para contar como é o dia a dia.
          </p>
        </div>
        <div
          role="group"
          aria-labelledby="depoimentos-titulo"
          ref={stopWhereItScrolls}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
          tabIndex={0}
          className="licensing-voices licensing-rail"
        >
          {VOICES.map((voice) => (
            <figure key={voice} data-reveal="">
              <blockquote>
                “<Said as="span" of={written} name={`${voice}Text`} />”
              </blockquote>
              <figcaption>
                <Said as="b" of={written} name={voice} />
                <span>
                  <Said as="span" of={written} name={`${voice}Role`} /> (ilustrativo)
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
