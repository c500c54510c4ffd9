import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '../../shared/format';
import { nounLabel, nouns, recordPath, WITH_FORM, wordsOf } from '../../shared/nouns';
import { listAddress } from '../../shared/panel-lists';
import { can } from '../../shared/permissions';
import type { Stats } from '../../shared/stats';
import { newTitle } from '../../shared/titles';
import { COPIED, type CopiedNoun } from '../../shared/working-copy';
import { Link } from '../../ui/link';
import { hasDraft } from '../form/draft';
import { useBegun } from '../form/use-begun';
import { useUser } from '../session/guard';

/** Addresses of the lists of changed records. */
const CHANGED: Record<CopiedNoun, string> = {
  posts: listAddress('posts', { state: 'changed' }),
  products: listAddress('products', { shown: 'changed' }),
  locations: listAddress('locations', { status: 'changed' }),
  slides: listAddress('slides', { status: 'changed' }),
  faqs: listAddress('faqs', { status: 'changed' }),
  categories: nouns.categories.panel,
  pages: nouns.pages.panel,
};

/** Lists unsaved input, of this browser and of the server, to be continued; nothing if there is none. */
export function Unfinished({ stats: { unfinished, changed } }: { stats: Stats }) {
  const user = useUser();
  const listed = (noun: CopiedNoun) => unfinished.filter((record) => record.noun === noun).length;
  const more = COPIED.filter((noun) => can(user, noun) && changed[noun] > listed(noun));
  const begun = useBegun(WITH_FORM.filter((noun) => can(user, noun)));
  // Their texts are kept in this browser only.
  const hasSettings = can(user, 'settings') && hasDraft(user.id, 'settings');
  if (unfinished.length + begun.length === 0 && !hasSettings) return null;
  return (
    <section aria-labelledby="andamento" className="panel-card p-4">
      <h2 id="andamento" className="text-base">
        Continue de onde parou
      </h2>
      <ul className="-mx-2 mt-2">
        {begun.map((noun) => (
          <Way key={noun} to={nouns[noun].creation} title={newTitle(noun)}>
            Texto não salvo, só neste navegador
          </Way>
        ))}
        {hasSettings && (
          <Way to="/painel/configuracoes" title="Configurações">
            Mudanças não salvas, só neste navegador
          </Way>
        )}
        {unfinished.map(({ noun, id, title, savedAt, by }) => (
          <Way key={`${noun}:${id}`} to={recordPath(noun, id)} title={title}>
            {nounLabel(noun)} · {by?.id === user.id ? 'você' : (by?.name ?? 'conta excluída')}, em{' '}
            <time dateTime={savedAt}>{formatMoment(savedAt)}</time>
          </Way>
        ))}
      </ul>
      {more.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-3">
          {more.map((noun) => {
            const left = changed[noun] - listed(noun);
            const { singular, plural } = wordsOf(noun);
            return (
              <Link key={noun} to={CHANGED[noun]} className="inline-flex min-h-10 items-center text-primary-deep">
                Mais {left} {left === 1 ? singular : plural}
              </Link>
            );
          })}
        </p>
      )}
    </section>
  );
}

function Way({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="flex min-h-10 items-center gap-3 rounded-lg px-2 py-1 hover:bg-sunken hover:text-ink">
        <span className="min-w-0 flex-1">
          <span className="block font-medium text-ink">{title}</span>
          <span className="block text-sm text-muted">{children}</span>
        </span>
        <ChevronRight aria-hidden size={16} className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}
