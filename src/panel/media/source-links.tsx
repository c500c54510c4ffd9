import { useSearchParams } from 'react-router-dom';
import { nouns } from '../../shared/nouns';
import { search } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { BRAND_LIBRARY, SOURCES, type Source } from './sources';

const ADDRESSES: Record<Source, string> = { uploads: nouns.media.panel, brand: BRAND_LIBRARY };

/** Links between uploaded and brand pictures, and keeps the search query. */
export function SourceLinks({ current }: { current: Source }) {
  const [params] = useSearchParams();
  const query = params.get(search.param);
  const kept = query ? `?${new URLSearchParams({ [search.param]: query })}` : '';
  return (
    <nav aria-label="Origem das imagens" className="flex basis-full gap-2">
      {Object.entries(ADDRESSES).map(([source, address]) => (
        <Link
          key={source}
          to={`${address}${kept}`}
          className="chip"
          aria-current={source === current ? 'true' : undefined}
        >
          {SOURCES[source as Source]}
        </Link>
      ))}
    </nav>
  );
}
