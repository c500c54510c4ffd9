import { type ReactNode, useRef } from 'react';
import type { Written } from '../../shared/pages/written';
import { Faq } from './faq';
import { Hero } from './hero';
import { Investment } from './investment';
import { LeadForm } from './lead-form';
import { Model } from './model';
import { Reasons } from './reasons';
import { Simulator } from './simulator';
import { StoreFormats } from './store-formats';
import { Testimonials } from './testimonials';
import { Tour } from './tour';
import { WayToForm } from './way-to-form';

const FORM = 'interesse';

type Props = {
  written: Written;
  /** Content at the end of the first view. */
  fold?: ReactNode;
};

/** The page from its first picture to its form; the panel shows it as a preview. */
export function LicensingView({ written, fold }: Props) {
  const message = useRef<HTMLTextAreaElement>(null);

  /** Appends the summary, once, to any message already typed. */
  function takeAlong(summary: string) {
    const field = message.current;
    if (!field) return;
    if (!field.value.includes(summary)) field.value = [field.value.trim(), summary].filter(Boolean).join('\n\n');
    field.focus();
  }

  return (
    <>
      <Hero written={written} />
      {fold}
      <Reasons written={written} />
      <div>
        <Tour written={written} />
        <StoreFormats written={written} />
        <Model written={written} />
        <Investment written={written} />
        <Simulator written={written} onTake={takeAlong} />
        <Testimonials written={written} />
        <Faq written={written} />
        <WayToForm formId={FORM} written={written} />
      </div>
      <LeadForm id={FORM} written={written} message={message} />
    </>
  );
}
