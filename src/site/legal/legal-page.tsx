import '../blog/article.css';
import { Fragment, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { formatLongDate } from '../../shared/format';
import { Link } from '../../ui/link';
import { Text } from '../../ui/text';
import { Head } from '../layout/head';
import { PageHeader } from '../layout/page-header';
import { LEGAL_UPDATED_AT, type LegalBlock, type LegalSection } from './legal';

type Props = {
  title: string;
  description: string;
  sections: LegalSection[];
  /** Suggested subject of the messages that its addresses start. */
  subject: string;
};

/** A legal text: numbered sections, each with its own address, and their table of contents. */
export function LegalPage({ title, description, sections, subject }: Props) {
  useFocusOnSection();
  return (
    <>
      <Head title={title} description={description} />
      <PageHeader
        title={title}
        text={
          <>
            Última atualização: <time dateTime={LEGAL_UPDATED_AT}>{formatLongDate(LEGAL_UPDATED_AT)}</time>
          </>
        }
      />
      <div className="shell grid grid-cols-1 pb-20 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <nav aria-label="Nesta página" className="rounded-card bg-lilac p-6 md:sticky md:top-24 md:self-start">
          <ol className="snug">
            {sections.map(({ id, title }, index) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="inline-block py-1.5 text-primary-deep underline-offset-4 hover:underline"
                >
                  {index + 1}. <Text>{title}</Text>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <article className="article wrap-anywhere">
          {sections.map(({ id, title, blocks }, index) => (
            <Fragment key={id}>
              <h2 id={id} tabIndex={-1} className="[outline:0]">
                {index + 1}. {title}
              </h2>
              {blocks.map((block) => (
                <Block key={String(block)} block={block} subject={subject} />
              ))}
            </Fragment>
          ))}
        </article>
      </div>
    </>
  );
}

/** Whoever follows the table of contents by keyboard goes on reading, and tabbing, from the section. */
function useFocusOnSection() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section may be asked for again
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.focus({ preventScroll: true });
  }, [hash, key]);
}

function Block({ block, subject }: { block: LegalBlock; subject: string }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Linked text={block} subject={subject} />
      </p>
    );
  }
  return (
    <ul>
      {block.map((item) => (
        <li key={item}>
          <Linked text={item} subject={subject} />
        </li>
      ))}
    </ul>
  );
}

/** A text whose e-mail addresses can be followed. */
function Linked({ text, subject }: { text: string; subject: string }) {
  return text.split(/([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, index) =>
    index % 2 ? (
      <a key={part} href={`mailto:${part}?subject=${encodeURIComponent(subject)}`}>
        {part}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <Text key={index}>{part}</Text>
    ),
  );
}
