import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatShortDate } from '../../shared/format';
import type { Medium } from '../../shared/media';
import { CopyButton } from './copy-button';
import { megabytes } from './upload/refusal';

/** Shows a picture's properties, its address to copy, and actions on its file. */
export function Facts({ medium, children }: { medium: Medium; children: ReactNode }) {
  const { name, type, width, height, bytes, createdAt, address, original } = medium;
  return (
    <section aria-label="Sobre o arquivo" className="panel-card grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <Fact term="Arquivo">{name}</Fact>
        <Fact term="Tipo">{type.replace('image/', '').toUpperCase()}</Fact>
        <Fact term="Dimensões">{`${width} × ${height} pixels`}</Fact>
        <Fact term="Tamanho">{megabytes(bytes)}</Fact>
        <Fact term="Enviada em">{formatShortDate(createdAt)}</Fact>
        <Fact term="Endereço">
          <code className="font-mono text-xs break-all">{address}</code>
        </Fact>
      </dl>
      <div data-screen-acts="" className="flex flex-wrap gap-2">
        <CopyButton key={address} text={address} />
        <a href={original} target="_blank" rel="noreferrer" className="button border border-line bg-surface text-ink">
          <ExternalLink aria-hidden size={15} />
          Abrir o original
          <span className="sr-only">(abre em nova aba)</span>
        </a>
        {children}
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 text-ink">{children}</dd>
    </>
  );
}
