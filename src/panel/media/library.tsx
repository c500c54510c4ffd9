import { Images, SearchX } from 'lucide-react';
import { useOutlet, useSearchParams } from 'react-router-dom';
import type { Medium } from '../../shared/media';
import { isNarrowed, listAddress, lists, readFilters } from '../../shared/panel-lists';
import { Link } from '../../ui/link';
import { shortcut } from '../layout/use-shortcuts';
import { media } from '../lists/lists';
import { refresh } from '../lists/rows';
import { usePanelList } from '../lists/use-panel-list';
import { Button, LinkButton } from '../parts/button';
import { EmptyState } from '../parts/empty-state';
import { choicesOf, Filter } from '../parts/filter';
import { PageHeader } from '../parts/page-header';
import { Pager } from '../parts/pager';
import { SearchField } from '../parts/search-field';
import { SkeletonTiles } from './skeleton-tiles';
import { SourceLinks } from './source-links';
import { BRAND_LIBRARY } from './sources';
import { MediumTile, TILE, TILES } from './tile';
import { DropVeil } from './upload/drop-veil';
import { UploadButton } from './upload/upload-button';
import { UploadList } from './upload/upload-list';
import { useIncomingFiles } from './upload/use-incoming-files';
import { libraryUploads, useUploads } from './upload/use-uploads';
import { useArrivals } from './use-arrivals';
import { useScrollBehind } from './use-scroll-behind';

const { alt } = lists.media.filters;
const ALT = choicesOf(alt, { missing: 'Sem texto alternativo' });

export type Library = ReturnType<typeof usePanelList<Medium>>;

/** The list stays as it is behind a picture that is opened. */
export function Component() {
  const [params] = useSearchParams();
  const library = usePanelList(media(readFilters('media', params)));
  const uploads = useUploads(libraryUploads);
  const detail = useOutlet();
  const held = useIncomingFiles(!detail, libraryUploads.add);
  useArrivals(uploads, () => refresh('media'));
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
          <SourceLinks current="uploads" />
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

type ListProps = { library: Library; search: string; onOpen: () => void };

function List({ library, search, onOpen }: ListProps) {
  const { rows, isUnread, readAgain, loading } = library;
  if (isUnread) {
    return (
      <EmptyState icon={Images} text="Não conseguimos ler a Mídia agora.">
        <Button onClick={readAgain}>Tentar de novo</Button>
      </EmptyState>
    );
  }
  if (!rows) return <SkeletonTiles />;
  if (rows.length === 0) return isNarrowed('media', new URLSearchParams(search)) ? <NothingFound /> : <NoPictures />;
  return (
    <>
      <ul aria-label="Imagens" aria-busy={loading} className={TILES}>
        {rows.map((medium) => (
          <li key={medium.id}>
            <Link to={`/painel/midia/${medium.id}${search}`} onClick={onOpen} className={TILE}>
              <MediumTile medium={medium} />
            </Link>
          </li>
        ))}
      </ul>
      <Pager list={library} shown={rows.length} />
    </>
  );
}

function NoPictures() {
  return (
    <EmptyState
      icon={Images}
      text="Ninguém enviou imagens ainda. Arraste a primeira para cá, escolha do computador ou use as da marca."
    >
      <UploadButton look="primary" onFiles={libraryUploads.add} />
      <LinkButton to={BRAND_LIBRARY}>Ver as imagens da marca</LinkButton>
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
