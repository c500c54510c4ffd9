import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';

type Props = { title: ReactNode; open?: boolean; children: ReactNode };

/** A collapsible section with the site's own icon in place of the browser's marker. */
export function Fold({ title, open = false, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex items-center justify-between gap-4 py-2.5 font-medium text-primary-deep">
        <span>{title}</span>
        <Sign aria-hidden size={20} />
      </summary>
      {children}
    </details>
  );
}
