import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import type { WrittenPage } from '../../shared/pages/written';
import { faqPage } from '../../shared/schema-org/faq';
import { wordsIn } from '../../shared/typography';
import { PageHead } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import below from './below.css?url';
import { LicensingView } from './licensing-view';
import { QUESTIONS } from './questions';
import './licensing.css';

export const handle: PageHandle<WrittenPage> | undefined = import.meta.env.SSR
  ? {
      structuredData: (written) => [
        faqPage(
          QUESTIONS.map((name) => ({
            question: wordsIn(written[name]),
            answer: wordsIn(written[`${name}Text`]),
          })),
        ),
      ],
    }
  : undefined;

export function Component() {
  const written = useLoaderData<WrittenPage>();
  return (
    <>
      <PageHead of={written} />
      <LicensingView
        written={written}
        fold={
          <>
            <LateStyles />
            <link rel="stylesheet" href={below} />
          </>
        }
      />
    </>
  );
}
