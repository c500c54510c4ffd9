import { useOutlet, useSearchParams } from 'react-router-dom';
import { recordPath } from '../../shared/nouns';
import { readFilters } from '../../shared/panel-lists';
import { useSelection } from '../acts/use-selection';
import { shortcut } from '../layout/use-shortcuts';
import { media } from '../lists/lists';
import { refresh } from '../lists/rows';
import { usePanelList } from '../lists/use-panel-list';
import { ListCount } from '../parts/list-count';
import { PageHeader } from '../parts/page-header';
import { MediaFilters } from './media-filters';
import { MediaList } from './media-list';
import { DropVeil } from './upload/drop-veil';
import { UploadButton } from './upload/upload-button';
import { UploadList } from './upload/upload-list';
import { useIncomingFiles } from './upload/use-incoming-files';
import { libraryUploads, useUploads } from './upload/use-uploads';
import { useArrivals } from './use-arrivals';
import { useScrollBehind } from './use-scroll-behind';

/** Renders the library. The list stays mounted behind an open picture. */
export function Component() {
  const [params] = useSearchParams();
  const filters = readFilters('media', params);
  const library = usePanelList(media(filters));
  const uploads = useUploads(libraryUploads);
  const selection = useSelection(library.rows);
  const sent = new Set(uploads.map(({ arrived }) => (arrived && !arrived.known ? arrived.medium.id : null)));
  const fresh = library.rows?.filter(({ id }) => sent.has(id)) ?? [];
  const detail = useOutlet(library);
  // Uploads go into the folder that the list shows.
  const add = (files: File[]) => libraryUploads.add(files, filters.folder);
  const held = useIncomingFiles(!detail, add);
  useArrivals(uploads, () => refresh('media'));
  const keepScroll = useScrollBehind(detail !== null);
  const search = params.size > 0 ? `?${params}` : '';
  return (
    <>
      {detail ?? (
        <PageHeader
          isList
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
          <UploadButton look="primary" onFiles={add} />
        </PageHeader>
      )}
      <div hidden={detail !== null}>
        <div className="mb-5 flex flex-wrap items-center gap-2">
          <MediaFilters hasPictures={Boolean(library.rows?.length)} />
        </div>
        {uploads.length > 0 && (
          <UploadList
            uploads={libraryUploads}
            list={uploads}
            hrefOf={(id) => `${recordPath('media', id)}${search}`}
            onSelect={fresh.length > 1 ? () => selection.choose(fresh) : undefined}
          />
        )}
        <ListCount rows={library.rows} isUnread={library.isUnread} />
        <MediaList library={library} selection={selection} search={search} onOpen={keepScroll} />
      </div>
      {held && <DropVeil />}
    </>
  );
}
