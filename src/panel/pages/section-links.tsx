import { ChevronDown } from 'lucide-react';
import type { Section } from '../../shared/pages/page';
import { Button } from '../parts/button';

/** Number of sections from which a page gets a list of them. */
const MANY = 4;

export const sectionId = (index: number) => `secao-${index + 1}`;

type Props = { sections: Section[]; onGo: (section: Section) => void };

/** Links to the sections of a long page: open on wide screens, folded on phones. */
export function SectionLinks({ sections, onGo }: Props) {
  if (sections.length < MANY) return null;

  function go(section: Section, index: number) {
    const heading = document.getElementById(sectionId(index));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
    onGo(section);
  }

  return (
    <details open={matchMedia('(min-width: 48rem)').matches} className="panel-card group px-5 py-2">
      <summary className="flex min-h-9 cursor-pointer items-center font-semibold text-ink marker:content-none pointer-coarse:min-h-11">
        Seções desta página <span className="ml-1.5 font-normal text-muted">({sections.length})</span>
        <ChevronDown aria-hidden size={16} className="ml-auto shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <nav aria-label="Seções desta página">
        <ul className="-mx-2.5 flex flex-wrap pb-1">
          {sections.map((section, index) => (
            <li key={section.title}>
              <Button look="ghost" className="px-2.5 text-sm" onClick={() => go(section, index)}>
                {section.title}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
