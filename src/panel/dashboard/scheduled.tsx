import { ChevronRight } from 'lucide-react';
import { formatMoment } from '../../shared/format';
import { recordPath } from '../../shared/nouns';
import type { Stats } from '../../shared/stats';
import { Link } from '../../ui/link';

/** Lists the next scheduled posts; nothing if there are none. */
export function Scheduled({ posts }: { posts: Stats['scheduled'] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="agendadas" className="panel-card p-4">
      <h2 id="agendadas" className="text-base">
        Próximas publicações
      </h2>
      <ul className="-mx-2 mt-2">
        {posts.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <Link
              to={recordPath('posts', String(id))}
              className="flex min-h-10 items-center gap-3 rounded-lg px-2 py-1 hover:bg-sunken hover:text-ink"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-medium text-ink">{title}</span>
                <time dateTime={publishedAt} className="block text-sm text-muted">
                  {formatMoment(publishedAt)}
                </time>
              </span>
              <ChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
