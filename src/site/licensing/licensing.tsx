import { useLoaderData } from 'react-router-dom';
import type { PageHandle } from '../../lib/page-handle';
import type { Written } from '../../shared/pages/written';
import { licencie } from '../../shared/pictures';
import { faqPage } from '../../shared/schema-org/faq';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { wordsIn } from '../../shared/typography';
import { Head } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import below from './below.css?url';
import { LicensingView } from './licensing-view';
import { QUESTIONS } from './questions';
import './licensing.css';

export const handle: PageHandle<Written> | undefined = import.meta.env.SSR
  ? {
      structuredData: (written, { origin }) => [
        breadcrumbList(origin, [{ name: 'Licencie', path: '/licencie' }]),
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
  const written = useLoaderData<Written>();
  return (
    <>
      <Head title="Seja um licenciado" description={written.licensingDescription ?? ''} image={licencie} />
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
