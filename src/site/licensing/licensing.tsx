import { useRef } from 'react';
import type { PageHandle } from '../../lib/page-handle';
import { licencie } from '../../shared/pictures';
import { faqPage } from '../../shared/schema-org/faq';
import { breadcrumbList } from '../../shared/schema-org/schema-org';
import { Head } from '../layout/head';
import { LateStyles } from '../layout/late-styles';
import below from './below.css?url';
import { Faq } from './faq';
import { Hero } from './hero';
import { Investment } from './investment';
import { LeadForm } from './lead-form';
import { Model } from './model';
import { QUESTIONS } from './questions';
import { Reasons } from './reasons';
import { Simulator } from './simulator';
import { StoreFormats } from './store-formats';
import { Testimonials } from './testimonials';
import { Tour } from './tour';
import { WayToForm } from './way-to-form';
import './licensing.css';

const FORM = 'interesse';

export const handle: PageHandle<unknown> | undefined = import.meta.env.SSR
  ? {
      structuredData: (_, { origin }) => [
        breadcrumbList(origin, [{ name: 'Licencie', path: '/licencie' }]),
        faqPage(QUESTIONS),
      ],
    }
  : undefined;

export function Component() {
  const message = useRef<HTMLTextAreaElement>(null);

  /** Behind what may stand there already, and once. */
  function takeAlong(summary: string) {
    const field = message.current;
    if (!field) return;
    if (!field.value.includes(summary)) field.value = [field.value.trim(), summary].filter(Boolean).join('\n\n');
    field.focus();
  }

  return (
    <>
      <Head
        title="Seja um licenciado"
        description="Abra uma loja Soul na sua cidade: modelo enxuto de shakes, sorvetes e cafés com proteína, investimento a partir de R$ 337.000 e apoio da escolha do ponto ao dia a dia da loja."
        image={licencie}
      />
      <Hero />
      <LateStyles />
      <link rel="stylesheet" href={below} />
      <Reasons />
      <div>
        <Tour />
        <StoreFormats />
        <Model />
        <Investment />
        <Simulator onTake={takeAlong} />
        <Testimonials />
        <Faq />
        <WayToForm formId={FORM} />
      </div>
      <LeadForm id={FORM} message={message} />
    </>
  );
}
