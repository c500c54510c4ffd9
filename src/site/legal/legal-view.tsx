import type { Anchors } from '../../shared/pages/legal-anchors';
import type { Written } from '../../shared/pages/written';
import { Link } from '../../ui/link';
import { PageHeader } from '../layout/page-header';
import { Said } from '../layout/said';

/** Prefix of its texts' names. */
type LegalName = 'privacy' | 'terms';

export type Legal = {
  title: string;
  name: LegalName;
  anchors: Anchors;
};

/** The body of a legal page; the panel shows it as a preview. */
export function LegalView({ title, name, anchors, written }: Legal & { written: Written }) {
  return (
    <>
      <PageHeader
        title={title}
        text={
          <>
            Última atualização: <Said as="span" of={written} name={`${name}Updated`} />
          </>
        }
      />
      <div className="shell grid grid-cols-1 pb-20 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <nav aria-label="Nesta página" className="rounded-card bg-lilac p-card lg:sticky lg:top-24 lg:self-start">
          <ol className="snug">
            {anchors.map(([anchor, text]) => (
              <li key={anchor}>
                <Said
                  as={Link}
                  to={`#${anchor}`}
                  of={written}
                  name={`${text}Title`}
                  className="inline-block max-w-full py-1.5 text-primary-deep underline-offset-4 hover:underline"
                />
              </li>
            ))}
          </ol>
        </nav>
        <Said as="article" of={written} name="article" className="article-column article wrap-anywhere" />
      </div>
    </>
  );
}
