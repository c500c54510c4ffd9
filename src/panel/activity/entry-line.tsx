import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ActivityEntry } from '../../shared/activity';
import { formatTime } from '../../shared/format';
import { Done, type DoneProps } from './done';

type Props = Omit<DoneProps, 'actor'> & {
  icon: LucideIcon;
  entry: Pick<ActivityEntry, 'actor' | 'at'>;
  /** Note after the time. */
  note?: ReactNode;
  /** Actions on the entry. */
  actions: ReactNode;
  children?: ReactNode;
};

/** Renders a line of the activity list: who did what to which records, and when. */
export function EntryLine({ icon: Icon, entry: { actor, at }, head, record, tail, note, actions, children }: Props) {
  return (
    <li className="p-3 sm:px-4 lg:py-2">
      <div className="flex flex-wrap items-start gap-x-3 sm:flex-nowrap lg:items-center">
        <span className="mt-0.5 grid size-8 lg:mt-0 shrink-0 place-items-center rounded-full bg-sunken text-muted">
          <Icon aria-hidden size={15} />
        </span>
        <div className="min-w-0 flex-1 basis-52 lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-3">
          <Done actor={actor} head={head} record={record} tail={tail} />
          <p className="text-sm text-muted">
            <time dateTime={at}>{formatTime(at)}</time>
            {note}
          </p>
        </div>
        {/* If the first button has no edge, its label is aligned with the text above. */}
        <div className="flex flex-wrap items-center gap-1 max-sm:w-full max-sm:pl-11 max-sm:[&>button:first-child:not(.border)]:-ml-3.5">
          {actions}
        </div>
      </div>
      {children}
    </li>
  );
}
