import { Check, CircleAlert, CircleCheck, Image, Images, RotateCw, X } from 'lucide-react';
import type { Medium } from '../../../shared/media';
import { Button, IconButton, LinkButton } from '../../parts/button';
import { knownText } from './known';
import { megabytes } from './refusal';
import { isActive, type Upload } from './uploads';

type Props = {
  upload: Upload;
  href: string | undefined;
  onRemove: () => void;
  onRetry: () => void;
  onChoose: ((medium: Medium) => void) | undefined;
  /** Whether the picture is chosen already, so that another press removes it. */
  isTaken?: boolean | null | undefined;
};

/** Shows one upload. */
export function UploadRow({ upload, href, onRemove, onRetry, onChoose, isTaken }: Props) {
  const { name, state, message, thumbnail, arrived } = upload;
  const active = isActive(upload);
  // The server has all files and adds the picture to the library.
  const isPastCancel = state === 'finishing';
  return (
    <li aria-label={name} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
      <span className="grid size-10 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-muted">
        {thumbnail ? (
          <img src={thumbnail} alt="" className="size-full object-cover" />
        ) : (
          <Image aria-hidden size={18} />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="truncate font-medium text-ink">{name}</p>
        {message ? (
          <p className="flex gap-1.5 text-sm text-danger">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {message}
          </p>
        ) : (
          <State upload={upload} />
        )}
        {active && <Progress upload={upload} />}
      </div>
      <div className="ml-auto flex items-center gap-1">
        {state === 'failed' && (
          <Button onClick={onRetry} aria-label={`Tentar de novo: ${name}`}>
            <RotateCw aria-hidden size={15} />
            Tentar de novo
          </Button>
        )}
        {href && (
          <LinkButton to={href} aria-label={`${arrived?.known ? 'Abrir' : 'Descrever'} ${name}`}>
            {arrived?.known ? 'Abrir' : 'Descrever'}
          </LinkButton>
        )}
        {arrived && onChoose && (
          <>
            {isTaken && (
              <span className="flex items-center gap-1.5 pr-2 text-sm font-medium text-primary-deep">
                <Check aria-hidden size={16} />
                Escolhida
              </span>
            )}
            <Button
              onClick={() => onChoose(arrived.medium)}
              aria-label={`${isTaken ? 'Tirar da escolha:' : 'Escolher'} ${name}`}
            >
              {isTaken ? 'Tirar da escolha' : 'Escolher'}
            </Button>
          </>
        )}
        <IconButton
          label={active ? `Cancelar o envio de ${name}` : `Tirar ${name} da lista`}
          busy={isPastCancel}
          onClick={onRemove}
        >
          <X aria-hidden size={17} />
        </IconButton>
      </div>
    </li>
  );
}

function State({ upload: { name, state, share, arrived } }: { upload: Upload }) {
  if (arrived?.known) {
    return (
      <p className="flex gap-1.5 text-sm text-muted">
        <Images aria-hidden size={16} className="mt-0.5 shrink-0" />
        {knownText(arrived, name)}
      </p>
    );
  }
  if (state === 'done') {
    return (
      <p className="flex items-center gap-1.5 text-sm text-success">
        <CircleCheck aria-hidden size={16} />
        {arrived?.reducedTo ? `Enviada, reduzida a ${megabytes(arrived.reducedTo)}` : 'Enviada'}
      </p>
    );
  }
  const texts: Partial<Record<Upload['state'], string>> = {
    waiting: 'Na fila',
    preparing: 'Preparando os tamanhos...',
    sending: `Enviando... ${Math.floor(share * 100)}%`,
    finishing: 'Finalizando...',
  };
  return <p className="text-sm text-muted tabular-nums">{texts[state]}</p>;
}

/** Shows the progress, indeterminate while the picture is prepared. */
function Progress({ upload: { name, state, share } }: { upload: Upload }) {
  const known = state === 'sending' || state === 'finishing';
  const percent = Math.floor(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={`Envio de ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? percent : undefined}
      className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className={`h-full origin-left rounded-full bg-primary transition-transform ${state === 'preparing' ? 'animate-pulse' : ''}`}
        style={{ transform: `scaleX(${known ? Math.max(0.02, share) : state === 'preparing' ? 0.08 : 0})` }}
      />
    </div>
  );
}
