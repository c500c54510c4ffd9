import { Images, SearchX } from 'lucide-react';
import type { ActDone, ActInput } from '../../shared/acts';
import type { Medium } from '../../shared/media';
import { recordPath } from '../../shared/nouns';
import { isNarrowed } from '../../shared/panel-lists';
import { ActBar } from '../acts/act-bar';
import type { Selection } from '../acts/use-selection';
import { api } from '../api';
import type { usePanelList } from '../lists/use-panel-list';
import { WholeListLink } from '../lists/whole-list-link';
import { Button } from '../parts/button';
import { ByPointer } from '../parts/by-pointer';
import { Choice } from '../parts/choice';
import { EmptyState } from '../parts/empty-state';
import { Pager } from '../parts/pager';
import { RecordLink } from '../parts/row-actions';
import { useUser } from '../session/guard';
import { AltTexts } from './alt-texts';
import { FolderQuestion } from './folder-question';
import { SkeletonTiles } from './skeleton-tiles';
import { TILE, TILES, TilePicture, TileWords, wordsOfMedium } from './tile';
import { keepAlt, typedAlt } from './typed-alts';
import { UploadButton } from './upload/upload-button';
import { libraryUploads } from './upload/use-uploads';

export type Library = ReturnType<typeof usePanelList<Medium>>;

const ACTS = ['alt', 'folder', 'delete'] as const;
const ASKING = { alt: AltTexts, folder: FolderQuestion };
const titleOf = ({ alt, name }: Medium) => alt || name;

type Props = { library: Library; selection: Selection<Medium>; search: string; onOpen: () => void };

/** Shows the pictures of a filter, to be opened or selected. */
export function MediaList({ library, selection, search, onOpen }: Props) {
  const { rows, isUnread, readAgain, loading, loadAll } = library;
  const person = useUser().id;
  if (isUnread) {
    return (
      <EmptyState icon={Images} text="Não conseguimos ler a Mídia agora.">
        <Button onClick={readAgain}>Tentar de novo</Button>
      </EmptyState>
    );
  }
  if (!rows) return <SkeletonTiles />;
  if (rows.length === 0) return isNarrowed('media', new URLSearchParams(search)) ? <NothingFound /> : <NoPictures />;

  /** Drops the drafts of saved texts. */
  function onDone({ changed }: ActDone) {
    for (const medium of selection.chosen) {
      if (!changed.some(({ id }) => id === medium.id)) continue;
      const alt = typedAlt(person, medium);
      keepAlt(person, { ...medium, alt }, alt);
    }
  }

  return (
    <>
      <ul aria-label="Imagens" aria-busy={loading} className={TILES}>
        {rows.map((medium) => (
          <li key={medium.id} className={`${TILE} relative has-checked:outline-2 has-checked:outline-primary`}>
            <TileChoice medium={medium} selection={selection} />
            <TilePicture address={medium.address} />
            {/* The link covers the whole tile except the checkbox. */}
            <RecordLink
              to={`${recordPath('media', medium.id)}${search}`}
              onClick={onOpen}
              className="rounded-b-[0.6875rem] after:absolute after:inset-0"
            >
              <TileWords {...wordsOfMedium(medium)} />
            </RecordLink>
          </li>
        ))}
      </ul>
      <Pager list={library} shown={rows.length} />
      <ActBar
        noun="media"
        acts={ACTS}
        asking={ASKING}
        send={(json: ActInput<'media'>) => api.panel.media.acts.$post({ json })}
        {...{ selection, rows, titleOf, loadAll, onDone }}
      />
    </>
  );
}

/** Selects a picture. Has a background of its own, because it overlays the picture. */
function TileChoice({ medium, selection }: { medium: Medium; selection: Selection<Medium> }) {
  return (
    <Choice
      label={`Selecionar ${titleOf(medium)}`}
      checked={selection.isChosen(medium)}
      onToggle={(withRange) => selection.toggle(medium, withRange)}
      className="absolute top-1.5 left-1.5 z-10 rounded-lg border border-line bg-surface"
    />
  );
}

function NoPictures() {
  return (
    <EmptyState
      icon={Images}
      text={
        <>
          A Mídia está vazia.{' '}
          <ByPointer
            mouse="Arraste a primeira imagem para cá ou escolha do computador."
            touch="Envie a primeira imagem."
          />
        </>
      }
    >
      <UploadButton look="primary" onFiles={libraryUploads.add} />
    </EmptyState>
  );
}

function NothingFound() {
  return (
    <EmptyState icon={SearchX} text="Nenhuma imagem corresponde a essa busca.">
      <WholeListLink noun="media">Limpar busca</WholeListLink>
    </EmptyState>
  );
}
