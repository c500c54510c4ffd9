import './preview.css';
import { formatMoment } from '../../shared/format';
import { listed } from '../../shared/listed';
import type { PreviewFacts } from '../../shared/working-copy';

const STATES: Record<PreviewFacts['state'], string> = {
  changed: 'Prévia: alterações não publicadas',
  unpublished: 'Prévia: ainda não publicada',
  live: 'Prévia: igual ao que já está no site',
};

/** Bar that stays in view below a preview: its state, its problems and when the link expires. */
export function PreviewBand({ facts: { state, expiresAt, unfit } }: { facts: PreviewFacts }) {
  return (
    <aside aria-label="Prévia" className="preview-band print:hidden">
      <p>
        <strong>{STATES[state]}</strong> <span>Este link vale até {formatMoment(expiresAt)}.</span>
      </p>
      {unfit.length > 0 && <p>Falta acertar: {listed(unfit)}. Aqui aparece como está guardado.</p>}
    </aside>
  );
}

/** The head of a preview: no indexing, no canonical address. */
export function PreviewHead({ title }: { title: string }) {
  return (
    <>
      <title>{`Prévia: ${title}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
