import { useId, useRef } from 'react';
import type { Medium } from '../../../shared/media';
import { Button } from '../../parts/button';
import { UploadRow } from './upload-row';
import { isActive, type Upload, type Uploads } from './uploads';

type Props = {
  uploads: Uploads;
  list: Upload[];
  /** Address of an uploaded picture's screen. */
  hrefOf?: (id: number) => string;
  /** Chooses an uploaded picture, in a picker, or removes it from the choice. */
  onChoose?: (medium: Medium) => void;
  /** Addresses of the chosen pictures, in a picker for several. */
  taken?: string[] | undefined;
  /** Selects all uploaded pictures, to be described or moved together. */
  onSelect?: (() => void) | undefined;
};

/** Lists the uploads with their progress and results. */
export function UploadList({ uploads, list, hrefOf, onChoose, taken, onSelect }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const active = list.filter(isActive).length;
  const failed = list.filter(({ state }) => state === 'failed');

  function remove(id: number) {
    uploads.remove(id);
    // The pressed button is gone, so focus moves to the heading.
    heading.current?.focus();
  }

  function clear() {
    uploads.clear();
    heading.current?.focus();
  }

  function retry(ids: number[]) {
    for (const id of ids) uploads.retry(id);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby={titleId} className="panel-card mb-5">
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-base outline-none">
          Envios
        </h2>
        <p role="status" className="flex-1 text-sm text-muted">
          {summary(list, active)}
        </p>
        {failed.length > 1 && <Button onClick={() => retry(failed.map(({ id }) => id))}>Tentar todas de novo</Button>}
        {onSelect && <Button onClick={onSelect}>Selecionar enviadas</Button>}
        {list.some(({ state }) => state === 'done') && <Button onClick={clear}>Limpar concluídos</Button>}
      </div>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {doneLast(list).map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            href={upload.arrived ? hrefOf?.(upload.arrived.medium.id) : undefined}
            onRemove={() => remove(upload.id)}
            onRetry={() => retry([upload.id])}
            onChoose={onChoose}
            isTaken={upload.arrived && taken?.includes(upload.arrived.medium.address)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Sorts open and failed uploads first, then known pictures, then the new ones. */
function doneLast(list: Upload[]): Upload[] {
  const order = ({ state, arrived }: Upload) => (state !== 'done' ? 0 : arrived?.known ? 1 : 2);
  return list.toSorted((a, b) => order(a) - order(b));
}

function summary(list: Upload[], active: number): string {
  const known = list.filter(({ arrived }) => arrived?.known).length;
  const done = list.filter(({ state }) => state === 'done').length - known;
  const bad = list.length - active - done - known;
  const parts = [
    active > 0 && `${active} em andamento`,
    done > 0 && (done === 1 ? '1 enviada' : `${done} enviadas`),
    known > 0 && (known === 1 ? '1 já estava na Mídia' : `${known} já estavam na Mídia`),
    bad > 0 && (bad === 1 ? '1 com problema' : `${bad} com problemas`),
  ];
  return parts.filter(Boolean).join(', ');
}
