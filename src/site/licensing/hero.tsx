import { Calendar } from 'lucide-react';
import { licensingPictures } from '../../shared/pages/licensing-pictures';
import type { Written } from '../../shared/pages/written';
import { buttonClass } from '../../ui/button';
import { Picture } from '../../ui/picture';
import { useSite } from '../layout/document';
import { Said } from '../layout/said';
import { InterestButton } from './interest-button';

const FACTS = [
  ['licensingFact1', 'licensingTotal'],
  ['licensingFact2', 'licensingFact2Value'],
  ['licensingFact3', 'licensingFact3Value'],
] as const;

export function Hero({ written }: { written: Written }) {
  const { schedulingLink } = useSite().settings;
  const { licensingPicture, licensingPictureAlt } = { ...licensingPictures, ...written };
  return (
    <section aria-labelledby="hero-titulo" className="licensing-hero">
      <div className="licensing-hero-picture">
        <Picture
          src={licensingPicture}
          alt={licensingPictureAlt}
          eager
          sizes="(min-width: 64rem) max(min(66vw, 82rem), min(145vh, 84rem)), 165vw"
        />
      </div>
      <div className="shell licensing-hero-words">
        <Said as="h1" id="hero-titulo" className="text-display" of={written} name="licensingTitle" />
        <Said as="p" of={written} name="licensingLead" />
        <div className="flex flex-wrap gap-3">
          <InterestButton written={written} name="licensingPresentation" />
          <a href={schedulingLink} target="_blank" rel="noopener" className={buttonClass('outline')}>
            <Calendar aria-hidden size={20} />
            <Said as="span" of={written} name="licensingMeeting" />
          </a>
        </div>
      </div>
      <dl className="shell licensing-facts">
        {FACTS.map(([item, value]) => (
          <div key={item}>
            <Said as="dt" of={written} name={item} />
            <Said as="dd" of={written} name={value} />
          </div>
        ))}
      </dl>
    </section>
  );
}
