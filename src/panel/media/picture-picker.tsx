import { useQuery } from '@tanstack/react-query';
import { Images, Search, SearchX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Image } from '../../shared/image';
import { media } from '../lists/lists';
import { putFirst, refresh } from '../lists/rows';
import { usePanelList } from '../lists/use-panel-list';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { EmptyState } from '../parts/empty-state';
import { ListCount } from '../parts/list-count';
import { Pager } from '../parts/pager';
import { useRested } from '../parts/use-rested';
import { folders } from './folders';
import type { Library } from './media-list';
import { SkeletonTiles } from './skeleton-tiles';
import { MediumTile } from './tile';
import { TileButtons } from './tile-buttons';
import { DropVeil } from './upload/drop-veil';
import { tellKnown } from './upload/known';
import { UploadButton } from './upload/upload-button';
import { UploadList } from './upload/upload-list';
import { useIncomingFiles } from './upload/use-incoming-files';
import { newUploads, useUploads } from './upload/use-uploads';
import { useArrivals } from './use-arrivals';

type Props = {
  /** Maximum number of pictures. If it is 1, a click chooses; otherwise pictures are collected and confirmed together. */
  most?: number;
  /** Receives the chosen pictures, in the shape of content; `alt` is empty if the library has none. */
  onChoose: (images: Image[]) => void;
  onClose: () => void;
};

type Choosable = { address: string; alt: string };

const isIn = (images: Image[], address: string) => images.some(({ src }) => src === address);

const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4';

/** Chooses pictures of the library, or uploads new ones. An uploaded picture is chosen as soon as it has arrived. */
export function PicturePicker({ most = 1, onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const [folder, setFolder] = useState('');
  const search = useRested(text).trim();
  const shown = media({ ...(search && { search }), ...(folder && { folder }) });
  const library = usePanelList(shown);
  const isNarrowed = search !== '' || folder !== '';
  const isMany = most > 1;
  const [taken, setTaken] = useState<Image[]>([]);
  const marked = isMany ? taken.map(({ src }) => src) : undefined;
  const [uploads] = useState(newUploads);
  const list = useUploads(uploads);
  const held = useIncomingFiles(true, add);
  useEffect(() => () => uploads.stop(), [uploads]);
  useArrivals(list, (arrived, { name }) => {
    if (list.length === 1) tellKnown(arrived, name);
    if (isMany) take(arrived.medium);
    else if (list.length === 1) return choose(arrived.medium);
    // A search may not match it, and a known picture has its place.
    if (search || arrived.known || arrived.medium.folder !== (folder || null)) refresh('media');
    else putFirst(shown, arrived.medium);
  });

  const scrolled = useRef<HTMLDivElement>(null);

  function add(files: File[]) {
    uploads.add(files, folder || null);
    // The uploads are listed first.
    scrolled.current?.scrollTo({ top: 0 });
  }

  function take({ address: src, alt }: Choosable) {
    setTaken((before) => (before.length < most && !isIn(before, src) ? [...before, { src, alt }] : before));
  }

  function choose(picture: Choosable) {
    const { address: src, alt } = picture;
    if (!isMany) onChoose([{ src, alt }]);
    else if (isIn(taken, src)) setTaken(taken.filter((each) => each.src !== src));
    else take(picture);
  }

  return (
    <Dialog title="Escolher da Mídia" size="lg" isToBrowse onClose={onClose}>
      <div className="my-4 flex flex-wrap items-center gap-2">
        <search className="relative block min-w-0 flex-1 basis-40 max-sm:basis-full">
          <Search aria-hidden size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
          <input
            type="search"
            data-autofocus
            aria-label="Buscar imagem"
            placeholder="Buscar imagem"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="control my-0 pl-9"
          />
        </search>
        <FolderChoice value={folder} onChange={setFolder} />
        <UploadButton onFiles={add} />
      </div>
      {/* In a short window the dialog scrolls as a whole, above its buttons. */}
      <div
        ref={scrolled}
        className="-m-1 max-h-[calc(100dvh-21rem)] min-h-48 overflow-y-auto p-1 sm:max-h-[calc(100dvh-15rem)] short:max-h-none short:overflow-visible"
      >
        {list.length > 0 && <UploadList uploads={uploads} list={list} onChoose={choose} taken={marked} />}
        <ListCount rows={library.rows} isUnread={library.isUnread} />
        <Found library={library} isNarrowed={isNarrowed || text.trim() !== ''} taken={marked} onChoose={choose} />
      </div>
      <DialogActions className="short:sticky short:-bottom-5 short:-mx-5 short:-mb-5 short:border-t short:border-line short:bg-surface short:px-5 short:py-3">
        <Button onClick={onClose}>Cancelar</Button>
        {isMany && (
          <Button look="primary" disabled={taken.length === 0} onClick={() => onChoose(taken)}>
            {taken.length > 1 ? `Adicionar ${taken.length} imagens` : 'Adicionar imagem'}
          </Button>
        )}
      </DialogActions>
      {held && <DropVeil />}
    </Dialog>
  );
}

/** Renders nothing if there are no folders. */
function FolderChoice({ value, onChange }: { value: string; onChange: (folder: string) => void }) {
  const { data: names = [] } = useQuery(folders);
  if (names.length === 0) return null;
  return (
    <select
      aria-label="Pasta"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="control my-0 w-auto min-w-0 max-sm:flex-1 sm:max-w-40"
    >
      <option value="">Todas as pastas</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

type FoundProps = {
  library: Library;
  isNarrowed: boolean;
  taken: string[] | undefined;
  onChoose: (picture: Choosable) => void;
};

function Found({ library, isNarrowed, taken, onChoose }: FoundProps) {
  const { rows, isUnread, readAgain } = library;
  if (isUnread) {
    return (
      <EmptyState icon={Images} text="Não conseguimos ler a Mídia agora.">
        <Button onClick={readAgain}>Tentar de novo</Button>
      </EmptyState>
    );
  }
  if (!rows) return <SkeletonTiles className={TILES} />;
  if (rows.length === 0) {
    return isNarrowed ? (
      <EmptyState icon={SearchX} text="Nenhuma imagem corresponde a essa busca." />
    ) : (
      <EmptyState icon={Images} text="A Mídia está vazia. Envie a primeira imagem." />
    );
  }
  return (
    <>
      <TileButtons label="Imagens" pictures={rows} className={TILES} taken={taken} onChoose={onChoose}>
        {(medium) => <MediumTile medium={medium} />}
      </TileButtons>
      <Pager list={library} shown={rows.length} />
    </>
  );
}
