import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  text: string;
  /** Scrolls the page to the notice, because the user may be further down. The focus stays where it is. */
  urgent?: boolean;
  /** Buttons that resolve the state. */
  children?: ReactNode;
};

const comeToIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** Shows a notice above the form about an unexpected state, and the actions that resolve it. */
export function Notice({ icon: Icon, text, urgent, children }: Props) {
  return (
    <div
      ref={urgent ? comeToIt : undefined}
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-warning-soft px-4 py-2.5 text-warning"
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-48 font-medium">{text}</p>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
