import { formatMoment } from '../../shared/format';
import { recordPath } from '../../shared/nouns';
import type { Stats } from '../../shared/stats';
import { Link } from '../../ui/link';

/** What comes out next, and when; nothing where nothing does. */
export function Scheduled({ posts }: { posts: Stats['scheduled'] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="agendadas" className="panel-card p-4">
      <h2 id="agendadas" className="flex min-h-9 items-center text-base pointer-coarse:min-h-11">
        Próximas publicações
      </h2>
      <ul className="-mx-2 mt-2">
        {posts.map(({ id, title, publishedAt }) => (
          <li key={id}>
            <Link
              to={recordPath('posts', String(id))}
              className="flex min-h-10 flex-wrap items-center gap-x-3 rounded-lg px-2 py-1 hover:bg-sunken hover:text-ink"
            >
              <span className="min-w-0 flex-1 basis-40 text-ink">{title}</span>
              <time dateTime={publishedAt} className="text-sm text-muted">
                {formatMoment(publishedAt)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
