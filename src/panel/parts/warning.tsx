import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Questions the input without refusing it. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-2.5 rounded-lg bg-warning-soft px-3.5 py-2.5 text-sm text-warning">
      <TriangleAlert aria-hidden size={18} className="mt-px shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
