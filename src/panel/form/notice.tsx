import type { LucideIcon } from 'lucide-react';
import { Button } from '../parts/button';

type Props = {
  icon: LucideIcon;
  text: string;
  action?: string;
  onAction?: () => void;
  /** It comes while one works further down: the page goes to it, the focus stays. */
  urgent?: boolean;
};

const comeToIt = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** Says above what one works on that something is otherwise than one may think, and what can be done about it. */
export function Notice({ icon: Icon, text, action, onAction, urgent }: Props) {
  return (
    <div
      ref={urgent ? comeToIt : undefined}
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-warning-soft px-4 py-2.5 text-warning"
    >
      <Icon aria-hidden size={18} className="shrink-0" />
      <p className="min-w-0 flex-1 basis-48 font-medium">{text}</p>
      {action && onAction && <Button onClick={onAction}>{action}</Button>}
    </div>
  );
}
