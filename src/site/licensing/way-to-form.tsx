import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Written } from '../../shared/pages/written';
import { buttonClass } from '../../ui/button';
import { Said } from '../layout/said';

/** On phones, the one thing to do: it stands at the foot of the window until the form that it leads to is in sight. */
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
