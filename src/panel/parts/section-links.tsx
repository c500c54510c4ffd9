import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';

/** Number of sections from which a form gets a list of them. */
const MANY = 4;

/** A section of a form, with the id of the element that a link to it focuses. */
type LinkedSection = { id: string; title: string };

type Props = {
  /** Whose sections they are: `desta página`. */
  of: string;
  sections: LinkedSection[];
  onGo?: (index: number) => void;
};

/** Links to the sections of a long form: open on wide screens, folded on phones. */
export function SectionLinks({ of, sections, onGo }: Props) {
  if (sections.length < MANY) return null;

  function go({ id }: LinkedSection, index: number) {
    const section = document.getElementById(id);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
    onGo?.(index);
  }

  return (
    <details open={matchMedia('(min-width: 48rem)').matches} className="panel-card group px-5 py-2">
      <summary className="flex min-h-9 cursor-pointer items-center font-semibold text-ink marker:content-none pointer-coarse:min-h-11">
        Seções {of} <span className="ml-1.5 font-normal text-muted">({sections.length})</span>
        <ChevronDown aria-hidden size={16} className="ml-auto shrink-0 text-muted group-open:rotate-180" />
      </summary>
      <nav aria-label={`Seções ${of}`}>
        <ul className="-mx-2.5 flex flex-wrap pb-1">
          {sections.map((section, index) => (
            <li key={section.id}>
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

/** Contains a section, and has the focus after a link to it. */
export function LinkedPart({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className="min-w-0 outline-none">
      {children}
    </div>
  );
}
