import { cut, ROOM } from './room';

type Props = {
  site: string;
  host: string;
  /** Breadcrumbs of the page, as in its structured data. */
  crumbs: string[];
  title: string;
  description: string;
  /** Publication date, if it is shown: `20 de nov. de 2026`. */
  date?: string | null | undefined;
};

/** Previews a page in Google's results, truncated as Google does. */
export function GoogleResult({ site, host, crumbs, title, description, date }: Props) {
  const shown = cut(description, ROOM.description);
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-medium text-muted">No Google</figcaption>
      <div className="found grid gap-1 p-3.5 wrap-anywhere">
        <div className="flex min-w-0 items-center gap-2.5">
          <img src="/favicon.svg" alt="" width={26} height={26} className="shrink-0 rounded-full" />
          <div className="min-w-0 leading-tight">
            <p className="found-name truncate">{site}</p>
            <p className="truncate text-xs">{[`https://${host}`, ...crumbs].join(' › ')}</p>
          </div>
        </div>
        <p className="found-title">{cut(title, ROOM.title)}</p>
        <p>
          {date && `${date} — `}
          {shown || 'Sem descrição, o Google escolhe um trecho da página.'}
        </p>
      </div>
    </figure>
  );
}
