import { Images, SearchX } from 'lucide-react';
import { useOutlet, useSearchParams } from 'react-router-dom';
import { isNarrowed, listAddress, lists, readFilters } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { shortcut } from '../layout/use-shortcuts';
import { Button, LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { choicesOf, Filter } from '../parts/filter';
import { PageHeader } from '../parts/page-header';
import { Pager } from '../parts/pager';
import { SearchField } from '../parts/search-field';
import type { LibraryContext } from './library-context';
import { SkeletonTiles } from './skeleton-tiles';
import { TILE, TILES, Tile } from './tile';
import { DropVeil } from './upload/drop-veil';
import { UploadButton } from './upload/upload-button';
import { UploadList } from './upload/upload-list';
import { useIncomingFiles } from './upload/use-incoming-files';
import { libraryUploads, useUploads } from './upload/use-uploads';
import { useArrivals } from './use-arrivals';
import { useLibrary } from './use-library';
import { useScrollBehind } from './use-scroll-behind';

const { alt } = lists.media.filters;
const ALT = choicesOf(alt, { missing: 'Sem texto alternativo' });

/** The list stays as it is behind a picture that is opened. */
export function Component() {
  const [params] = useSearchParams();
  const library = useLibrary(readFilters('media', params));
  const uploads = useUploads(libraryUploads);
  const detail = useOutlet({ put: library.put, drop: library.drop, reload: library.reload } satisfies LibraryContext);
  const held = useIncomingFiles(!detail, libraryUploads.add);
  useArrivals(uploads, library.put);
  const keepScroll = useScrollBehind(detail !== null);
  const search = params.size > 0 ? `?${params}` : '';
  return (
    <>
      {detail ?? (
        <PageHeader
          title="Mídia"
          text={
            <>
              As imagens do site.{' '}
              <span className="pointer-coarse:hidden">
                Arraste para cá, cole com {shortcut('V').replace(' ', '+')} ou escolha do computador.
              </span>
            </>
          }
        >
          <UploadButton look="primary" onFiles={libraryUploads.add} />
        </PageHeader>
      )}
      <div hidden={detail !== null}>
        <div className="mb-5 flex flex-wrap items-center gap-2">
          <SearchField label="Buscar imagem" />
          <Filter of={alt} label="Texto alternativo" all="Com ou sem texto alternativo" options={ALT} />
        </div>
        {uploads.length > 0 && (
          <UploadList uploads={libraryUploads} list={uploads} hrefOf={(id) => `/painel/midia/${id}${search}`} />
        )}
        <List library={library} search={search} onOpen={keepScroll} />
      </div>
      {held && <DropVeil />}
    </>
  );
}

type ListProps = { library: ReturnType<typeof useLibrary>; search: string; onOpen: () => void };

function List({ library: { listed, failed, loading, more, reload }, search, onOpen }: ListProps) {
  if (failed) {
    return (
      <EmptyState icon={Images} text="Não conseguimos ler a Mídia agora.">
        <Button onClick={reload}>Tentar de novo</Button>
      </EmptyState>
    );
  }
  if (!listed) return <SkeletonTiles />;
  const { media, older } = listed;
  if (media.length === 0) return isNarrowed('media', new URLSearchParams(search)) ? <NothingFound /> : <NoPictures />;
  return (
    <>
      <ul aria-label="Imagens" aria-busy={loading} className={TILES}>
        {media.map((medium) => (
          <li key={medium.id}>
            <Link to={`/painel/midia/${medium.id}${search}`} onClick={onOpen} className={TILE}>
              <Tile medium={medium} />
            </Link>
          </li>
        ))}
      </ul>
      <Pager shown={media.length} loading={loading} onMore={older === null ? null : () => void more(older)} />
    </>
  );
}

function NoPictures() {
  return (
    <EmptyState
      icon={Images}
      text="A Mídia ainda não tem imagens. Arraste a primeira para cá ou escolha do computador."
    >
      <UploadButton look="primary" onFiles={libraryUploads.add} />
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={SearchX} text="Nenhuma imagem corresponde a essa busca.">
      <LinkButton to={listAddress('media')}>Limpar busca</LinkButton>
    </EmptyState>
  );
}
