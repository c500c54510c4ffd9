import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Written } from '../../shared/pages/written';
import { buttonClass } from '../../ui/button';
import { Said } from '../layout/said';

/** On phones, a bar at the bottom of the window that links to the form and hides while the form is in view. */
export function WayToForm({ formId, written }: { formId: string; written: Written }) {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    const observer = new IntersectionObserver((entries) => setThere(entries.some((entry) => entry.isIntersecting)));
    observer.observe(form);
    return () => observer.disconnect();
  }, [formId]);
  return (
    <p className="licensing-bar" data-away={isThere}>
      <a href={`#${formId}`} className={buttonClass('primary')}>
        <MessageCircle aria-hidden size={20} />
        <Said as="span" of={written} name="licensingWay" />
      </a>
    </p>
  );
}
