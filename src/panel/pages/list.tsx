import { useId } from 'react';
import { useLoaderData } from 'react-router-dom';
import { unwrap } from '../../lib/api';
import { formatMoment } from '../../shared/format';
import { recordPath } from '../../shared/nouns';
import { PAGES, type PageKey } from '../../shared/pages/labels';
import { headNames } from '../../shared/pages/page';
import { type PageSummary, pages } from '../../shared/pages/pages';
import { Link } from '../../ui/link';
import { api } from '../api';
import { ChangedBadge } from '../parts/badge';
import { LinkButton } from '../parts/button';
import { PageHeader } from '../parts/page-header';
import { SiteLink } from '../parts/site-link';
import { tellAndThrow } from '../parts/unread';
import { unnumbered } from './unnumbered';

/** Reads all rows before the screen is shown: there are only as many as pages. */
export async function loader() {
  return { rows: await unwrap(api.panel.pages.$get()).catch(tellAndThrow('Erro ao carregar páginas')) };
}

export function Component() {
  const { rows } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        isList
        title="Páginas"
        text="Os textos e as imagens do site. O que você não mudar continua como no original."
      />
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map((row) => (
          <PageCard key={row.page} {...row} />
        ))}
      </ul>
    </>
  );
}

function PageCard({ page, changed, updatedAt, isTyped }: PageSummary) {
  const { name, address } = PAGES[page];
  const title = useId();
  return (
    <li className="panel-card flex flex-col gap-4 p-5">
      <div>
        <h2 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-ink">
          <Link
            id={title}
            to={recordPath('pages', page)}
            className="inline-block py-0.5 hover:text-primary-deep hover:underline"
          >
            {name}
          </Link>
          {isTyped && <ChangedBadge isLive />}
        </h2>
        <p className="text-sm text-muted">{address}</p>
        <p className="mt-2 line-clamp-2 text-sm">{sectionsText(page)}</p>
        <p className="mt-2 text-sm text-muted">
          {changesText(changed)}
          {updatedAt && ` · última alteração em ${formatMoment(updatedAt)}`}
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <LinkButton to={recordPath('pages', page)} data-record="" aria-label="Editar página" aria-describedby={title}>
          Editar página
        </LinkButton>
        <SiteLink to={address} describedBy={title} />
      </div>
    </li>
  );
}

/** Lists the sections of a page, in its order. */
function sectionsText(page: PageKey): string {
  const { word, sections } = pages[page];
  const { searchTitle } = headNames(word);
  return sections
    .filter(({ fields }) => !fields[searchTitle])
    .map(({ title }) => unnumbered(title))
    .join(', ');
}

function changesText(changed: number): string {
  if (changed === 0) return 'Tudo como no original';
  return changed === 1 ? '1 campo diferente do original' : `${changed} campos diferentes do original`;
}
