import './preview.css';
import { formatMoment } from '../../shared/format';
import { listed } from '../../shared/listed';
import type { PreviewFacts } from '../../shared/working-copy';

const STATES: Record<PreviewFacts['state'], string> = {
  changed: 'Prévia: alterações não publicadas',
  unpublished: 'Prévia: ainda não publicada',
  live: 'Prévia: igual ao que já está no site',
};

/** Stays in sight below a page that is no page yet: what it is, what of it is missing, and until when it can be seen. */
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

/** The head of a preview: nobody is to find it, and it is the page of no address. */
export function PreviewHead({ title }: { title: string }) {
  return (
    <>
      <title>{`Prévia: ${title}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
