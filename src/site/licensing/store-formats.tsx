import { licensingPictures } from '../../shared/pages/licensing-pictures';
import type { Written } from '../../shared/pages/written';
import { Picture } from '../../ui/picture';
import { stopWhereItScrolls } from '../../ui/scroll-stop';
import { Said } from '../layout/said';

/** The kinds of place where a store can open. */
const FORMATS = ['licensingFormat1', 'licensingFormat2', 'licensingFormat3'] as const;

export function StoreFormats({ written }: { written: Written }) {
  const pictured = { ...licensingPictures, ...written };
  return (
    <section aria-labelledby="formatos-titulo" className="shell section">
      <div data-reveal="" className="licensing-head">
        <Said as="h2" id="formatos-titulo" className="text-title" of={written} name="licensingFormatsTitle" />
        <Said as="p" of={written} name="licensingFormats" />
      </div>
      <ul
        aria-labelledby="formatos-titulo"
        ref={stopWhereItScrolls}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable.
        tabIndex={0}
        className="licensing-formats licensing-rail"
      >
        {FORMATS.map((name) => (
          <li key={name} data-reveal="">
            <Picture
              src={pictured[`${name}Picture`]}
              alt={pictured[`${name}PictureAlt`]}
              sizes="(min-width: 48rem) 63vw, 112vw"
            />
            <div>
              <Said as="h3" className="text-heading" of={written} name={name} />
              <Said as="p" of={written} name={`${name}Text`} />
              <p>
                <b>Pede:</b> <Said as="span" of={written} name={`${name}Needs`} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
