import { useQuery } from '@tanstack/react-query';
import { Images, Search, SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Image } from '../../shared/image';
import { media } from '../lists/lists';
import { refresh } from '../lists/rows';
import { usePanelList } from '../lists/use-panel-list';
import { Button } from '../parts/button';
import { Dialog, DialogActions } from '../parts/dialog';
import { EmptyState } from '../parts/empty-state';
import { Pager } from '../parts/pager';
import { useRested } from '../parts/use-rested';
import { BrandTiles } from './brand-tiles';
import { folders } from './folders';
import type { Library } from './media-list';
import { SkeletonTiles } from './skeleton-tiles';
import { SOURCES, type Source } from './sources';
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
  /** The picture chosen, as content takes it; `alt` is empty where the library has none. */
  onChoose: (image: Image) => void;
  onClose: () => void;
};

type Choosable = { address: string; alt: string };

const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4';

/** Chooses a picture of the library, or uploads one on the spot: a single one is chosen as soon as it is there. */
export function PicturePicker({ onChoose, onClose }: Props) {
  const [text, setText] = useState('');
  const [folder, setFolder] = useState('');
  const search = useRested(text).trim();
  const library = usePanelList(media({ ...(search && { search }), ...(folder && { folder }) }));
  const isNarrowed = search !== '' || folder !== '';
  const [chosen, setChosen] = useState<Source | null>(null);
  // Where nobody uploaded anything, there is nothing else to choose from. That is known once: a search finds out no more.
  if (chosen === null && library.rows && !isNarrowed) setChosen(library.rows.length === 0 ? 'brand' : 'uploads');
  const source = chosen ?? 'uploads';
  const [uploads] = useState(newUploads);
  const list = useUploads(uploads);
  const held = useIncomingFiles(true, add);
  useEffect(() => () => uploads.stop(), [uploads]);
  useArrivals(list, (arrived, { name }) => {
    if (list.length !== 1) return refresh('media');
    tellKnown(arrived, name);
    choose(arrived.medium);
  });

  function add(files: File[]) {
    setChosen('uploads');
    uploads.add(files, folder || null);
  }

  function choose({ address: src, alt }: Choosable) {
    onChoose({ src, alt });
  }

  return (
    <Dialog title="Escolher da Mídia" size="lg" onClose={onClose}>
      <div className="my-4 flex flex-wrap items-center gap-2">
        <div role="group" aria-label="Origem das imagens" className="flex gap-2 max-sm:basis-full">
          {Object.entries(SOURCES).map(([each, label]) => (
            <button
              key={each}
              type="button"
              className="chip"
              aria-pressed={each === source}
              onClick={() => setChosen(each as Source)}
            >
              {label}
            </button>
          ))}
        </div>
        {source === 'uploads' && <FolderChoice value={folder} onChange={setFolder} />}
        <search className="relative block min-w-0 flex-1 basis-40">
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
        <UploadButton onFiles={add} />
      </div>
      {list.length > 0 && <UploadList uploads={uploads} list={list} onChoose={choose} />}
      <div className="-m-1 max-h-[calc(100dvh-24rem)] min-h-48 overflow-y-auto p-1 sm:max-h-[calc(100dvh-15rem)]">
        {source === 'brand' ? (
          <BrandTiles query={search} className={TILES} onChoose={choose} />
        ) : (
          <Found library={library} isNarrowed={isNarrowed || text.trim() !== ''} onChoose={choose} />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
      </DialogActions>
      {held && <DropVeil />}
    </Dialog>
  );
}

/** Nothing where there are no folders. */
function FolderChoice({ value, onChange }: { value: string; onChange: (folder: string) => void }) {
  const { data: names = [] } = useQuery(folders);
  if (names.length === 0) return null;
  return (
    <select
      aria-label="Pasta"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="control my-0 w-auto min-w-0 max-sm:basis-full sm:max-w-40"
    >
      <option value="">Todas as pastas</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

type FoundProps = { library: Library; isNarrowed: boolean; onChoose: (picture: Choosable) => void };

function Found({ library, isNarrowed, onChoose }: FoundProps) {
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
      <EmptyState icon={Images} text="Ninguém enviou imagens ainda. Envie a primeira." />
    );
  }
  return (
    <>
      <TileButtons label="Imagens" pictures={rows} className={TILES} onChoose={onChoose}>
        {(medium) => <MediumTile medium={medium} />}
      </TileButtons>
      <Pager list={library} shown={rows.length} />
    </>
  );
}
