import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = {
  icon: LucideIcon;
  /** Specified sentence for the empty list. */
  text: ReactNode;
  /** Next step, usually a button. */
  children?: ReactNode;
};

/** Replaces an empty list. */
export function EmptyState({ icon: Icon, text, children }: Props) {
  return (
    <div className="grid justify-items-center gap-4 rounded-card border border-dashed border-line px-6 py-14 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-lilac text-primary-deep">
        <Icon aria-hidden size={22} />
      </span>
      <p className="max-w-sm">{text}</p>
      {children}
    </div>
  );
}
